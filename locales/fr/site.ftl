# Les pages : ce que dit chacune, puis page par page. Les mots de la page de jeu sont dans play.ftl.

site-skip = Aller au contenu
site-foot = Volteface : le Reversi et le Backgammon, tranquillement.
nav-label = Pages
nav-menu = Menu
nav-play = Jouer
nav-learn = Apprendre
nav-games = Mes parties
nav-open = Ouvrir
nav-setup = Composer
nav-settings = Réglages
nav-other-language = English

black = Noir
white = Blanc

variant-8x8 = Reversi
variant-8x8-about = Le classique : le plus de pions gagne.
variant-6x6 = Reversi 6×6
variant-6x6-about = Un petit plateau, une partie rapide.
variant-anti = Anti-Reversi
variant-anti-about = Le moins de pions gagne.
variant-anti6x6 = Anti 6×6
variant-anti6x6-about = Le moins de pions, petit plateau.
variant-backgammon = Backgammon
variant-backgammon-about = Des dés, un videau, une course au jan.
backgammon-match = Backgammon, match en { $points ->
    [one] un point
   *[other] { $points } points
}
backgammon-money = Backgammon en partie libre

home-title = Jouer
home-heading = À quoi jouons-nous ?
home-resume = Reprendre votre partie
home-variant = Jeu
home-opponent = Adversaire
home-level = Niveau de l’ordinateur
home-colour = Votre couleur
home-more = D’autres façons de commencer
home-start = Départ
home-setup = Ou composer une position
home-play = Jouer
home-demonstration = Une partie à regarder
home-demonstration-end = Appuyez sur une touche, touchez l’écran ou bougez la souris pour revenir.
home-newcomer = Vous découvrez le jeu ?

opponent-computer = L’ordinateur
opponent-person = Deux personnes
opponent-demo = Démonstration

level-novice = débutant
level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert

colour-lot = Au sort

start-standard = Quatre pions
start-xot = XOT
start-handicap = Handicap
start-xot-about = XOT : les huit premiers coups sont tirés d’une liste d’ouvertures inhabituelles et équilibrées, que personne ne sait par cœur.
handicap-corners = Coins donnés
handicap-count = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
handicap-to = Donnés à

games-title = Mes parties
games-none = Aucune partie pour l’instant.
games-first = Jouer la première
games-over = Terminée
games-going = { $plies ->
    [0] Au départ
    [one] Après { $plies } coup
   *[other] Après { $plies } coups
}
games-delete = Supprimer
games-delete-this = Supprimer cette partie de { $game }
games-delete-sure = Supprimer cette partie définitivement ?
games-more = Parties plus anciennes

# Les fiches des parties.
players-two = Deux personnes
players-black = Vous (Noir) – ordinateur { $level }
players-white = Vous (Blanc) – ordinateur { $level }
players-demo = L’ordinateur joue des deux côtés
export-person = Une personne

open-title = Ouvrir une partie
open-lead = Collez une partie ou une position, d’où qu’elle vienne ou presque. Si quelque chose ne va pas, on vous dit où et pourquoi.
open-text = Partie ou position
open-variant = Règles
open-variant-auto = Celles du texte
open-go = Ouvrir
open-examples = Ce qui est compris
open-example-transcript = Une suite de coups, avec ou sans numéros, espaces, majuscules et passes
open-example-board = Un plateau de 64 ou 36 caractères, et qui a le trait
open-example-ggf = GGF, comme l’écrivent les serveurs de jeu
open-example-sgf = SGF
open-opened =
    { $count ->
        [one] Un enregistrement est ouvert :
       *[other] { $count } enregistrements sont ouverts, car leurs parties ne se suivent pas :
    }
open-bad =
    { $count ->
        [one] Une partie est laissée de côté :
       *[other] { $count } parties sont laissées de côté :
    }
open-example-xgid = Une position de Backgammon (XGID)
open-example-gnuid = Les identifiants de GNU Backgammon
open-example-mat = Un match de Backgammon (.mat, SGF)

editor-title = Composer une position
editor-board = Position en cours de composition
editor-brush = Ce que pose un clic
editor-cycle = Tour à tour
editor-empty = Vide
editor-tools = Tout le plateau
editor-start = Position de départ
editor-clear = Vider le plateau
editor-swap = Échanger les couleurs
editor-corners = Handicap : les coins
editor-corners-for = Donnés à
editor-text = En texte
editor-text-about = Rangée par rangée depuis a1 : X pour Noir, O pour Blanc, - pour une case vide.
editor-to-move = Au trait
editor-go = Jouer d’ici
editor-fine = { $legal ->
    [one] Cette position peut se jouer : { $legal } case jouable.
   *[other] Cette position peut se jouer : { $legal } cases jouables.
}
editor-passes-at-once = Cette position peut se jouer : le camp au trait n’a aucune case jouable et passe aussitôt.
editor-position = Position
editor-position-about = Un XGID, ou les identifiants de GNU Backgammon. Sans longueur de match, il commence une seule partie.
editor-can-play = Cette position est jouable
editor-cannot-play = Aucun coup n’est possible avec ces dés : le tour passe aussitôt
editor-over-at-once = Cette position peut s’ouvrir : aucun camp ne peut jouer, elle est donc comptée aussitôt.
setup-take = Retirer
setup-keys = Sur le plateau : les flèches parcourent les cases, un chiffre fixe le nombre de dames, + et − en ajoutent ou en retirent une.
setup-roll = Le tour
setup-thrown = Dés
setup-not-thrown = Pas encore jetés
setup-doubled = Le videau est proposé
setup-cube = Videau
setup-cube-value = Valeur
setup-owner = À qui est le videau
setup-middle = Au milieu
setup-match = Match
setup-length = En points
setup-length-about = 0 pour une partie simple
setup-points-white = Blanc en a
setup-points-black = Noir en a
setup-crawford = Partie Crawford

settings-title = Réglages
settings-saved = Enregistré.
settings-language = Langue
settings-theme = Apparence
settings-auto = Comme le système
settings-light = Claire
settings-dark = Sombre
settings-marks = Montrer où l’on peut jouer
settings-sound = Son
settings-motion = Mouvement
settings-reduced = Réduit
settings-on = Oui
settings-off = Non
settings-auto-roll = Lancer mes dés aussitôt quand il n’y a rien d’autre à décider
settings-auto-forced = Jouer aussitôt le seul coup possible
settings-auto-bear-off = Sortir aussitôt les dames dans une course
settings-where = Les réglages sont gardés dans ce navigateur. Il n’y a pas de compte.
settings-save = Enregistrer

error-missing = Il n’y a rien sur cette case
error-missing-about = La page ou la partie n’existe pas, ou n’existe plus.
error-refused = Cela n’a pas marché
error-refused-about = La demande n’a pas été comprise. Rien n’a changé.
error-name = Ce site ne répond pas au nom « { $name } ». Qui l’exploite peut l’admettre : volteface serve --host { $name }
error-broken = Une erreur de notre côté
error-broken-about = Rien de vos parties n’est perdu. Réessayez dans un instant.
error-home = À l’accueil
