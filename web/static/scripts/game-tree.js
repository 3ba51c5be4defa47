// The page's copy of a table: all its nodes, and where it stands. It knows no rule; it keeps what it is told.

/** @typedef {import("./wire.js").AnyNode} AnyNode */
/** @typedef {import("./wire.js").TableView} TableView */
/** @typedef {import("./wire.js").Standing} Standing */
/** @typedef {import("./wire.js").Entry} Entry */

/** @template {AnyNode} N the game's nodes */
export class GameTree {
  /** @type {Map<number, N>} */
  #nodes = new Map();
  /** @type {Map<number, N[]>} */
  #children = new Map();

  /**
   * @param {TableView} table
   * @param {(setup: any, node: N) => string | null} [write] the text of a node's position, of which the server takes its hash
   */
  constructor(table, write = () => null) {
    this.write = write;
    this.setup = table.setup;
    this.seq = table.seq;
    /** @type {Standing} */
    this.standing = table;
    for (const node of table.nodes) this.#add(node);
  }

  /**
   * Takes in the next entry.
   * @param {Entry} entry
   * @returns {boolean} false when an entry is missing before it, or the copy has come to differ
   */
  push(entry) {
    if (entry.seq <= this.seq) return true;
    if (entry.seq !== this.seq + 1) return false;
    if (entry.node) this.#add(entry.node);
    this.seq = entry.seq;
    this.standing = entry;
    return this.agrees();
  }

  /** @param {N} node */
  #add(node) {
    this.#nodes.set(node.id, node);
    if (node.parent === null) return;
    const siblings = this.#children.get(node.parent) ?? [];
    this.#children.set(node.parent, [...siblings, node]);
  }

  /** Whether the current position is the server's, by its hash. */
  agrees() {
    const node = this.#nodes.get(this.standing.current);
    if (!node) return false;
    const text = this.write(this.setup, node);
    return text === null || hash(text) === this.standing.hash;
  }

  /**
   * @param {number} id
   * @returns {N}
   */
  node(id) {
    const node = this.#nodes.get(id);
    if (!node) throw new RangeError(`no node ${id}`);
    return node;
  }

  get current() {
    return this.node(this.standing.current);
  }

  /** @param {number} id */
  has(id) {
    return this.#nodes.has(id);
  }

  /**
   * The moves played from a node, the oldest first.
   * @param {number} id
   */
  children(id) {
    return this.#children.get(id) ?? [];
  }

  /**
   * The line through a node: the table's own when the node lies on it, else the path to the node and on along the
   * newest moves.
   * @param {number} id
   * @returns {N[]}
   */
  lineThrough(id) {
    if (this.standing.line.includes(id)) return this.standing.line.map((id) => this.node(id));
    const line = [this.node(id)];
    for (let parent = line[0].parent; parent !== null; parent = line[0].parent) line.unshift(this.node(parent));
    for (let next = this.children(id).at(-1); next; next = this.children(next.id).at(-1)) line.push(next);
    return line;
  }

  /**
   * How many moves follow from a node along its newest moves, itself included.
   * @param {N} node
   */
  lengthFrom(node) {
    let count = 1;
    for (let next = this.children(node.id).at(-1); next; next = this.children(next.id).at(-1)) count += 1;
    return count;
  }
}

/**
 * FNV-1a, 64 bits, in 16 hexadecimal digits.
 * @param {string} text
 */
export function hash(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}
