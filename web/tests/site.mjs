// The real thing to test: the binary with its own data on a free port, and a Chromium that looks at it.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before } from "node:test";
import { chromium } from "playwright-core";

/** How long anything may take to appear, in milliseconds. Nothing waits for it to pass. */
export const PATIENCE = 20_000;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function binary() {
  const built = process.env.VOLTEFACE_BINARY ?? new URL("../../target/release/volteface", import.meta.url).pathname;
  assert.ok(existsSync(built), `${built} is not there: cargo build --release`);
  return built;
}

/**
 * The Chromium of this machine.
 * @param {string[]} [flags]
 */
export function browser(flags = []) {
  const named = process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(":");
  const found = ["chromium", "chromium-browser", "google-chrome"].flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = named ?? found.find((file) => existsSync(file));
  assert.ok(path, "no Chromium: install one, or name it in CHROMIUM");
  return chromium.launch({ executablePath: path, args: [...FLAGS, ...flags] });
}

/** The program, running. */
export class Server {
  /**
   * @param {string} folder where its data lies
   * @param {number} port 0 for any free one
   */
  constructor(folder, port) {
    this.folder = folder;
    this.port = port;
  }

  /** Starts it; done when it has printed its address. */
  async start() {
    const bind = `127.0.0.1:${this.port}`;
    const child = spawn(binary(), ["serve", "--no-open", "--bind", bind, "--data", this.folder], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, LC_ALL: "C" },
    });
    this.child = child;
    this.ended = new Promise((resolve) => child.once("exit", resolve));
    this.url = await new Promise((resolve, reject) => {
      let text = "";
      child.stdout.on("data", (part) => {
        text += part;
        const address = /http:\/\/[\w.:[\]]+/.exec(text);
        if (address) resolve(address[0]);
      });
      child.once("exit", (code) => reject(new Error(`the program ended with ${code} before it printed an address: ${text}`)));
    });
    const port = Number(new URL(this.url).port);
    assert.ok(this.port === 0 || this.port === port, `port ${this.port} was taken`);
    this.port = port;
  }

  /** @param {NodeJS.Signals} signal */
  async end(signal) {
    this.child?.kill(signal);
    await this.ended;
  }
}

/** A site for the tests of one file: started before them, gone after them. Every page of every test is watched. */
export class Site {
  #watched = [];

  /** @param {string[]} [flags] further flags for Chromium */
  constructor(flags = []) {
    before(async () => {
      this.folder = await mkdtemp(join(tmpdir(), "volteface-"));
      this.server = new Server(this.folder, 0);
      await this.server.start();
      this.browser = await browser(flags);
    });
    afterEach(async () => {
      const watched = this.#watched;
      this.#watched = [];
      const faults = [];
      for (const { context, page, seen, ignore } of watched) {
        const text = await page.evaluate(() => document.body.innerText);
        // A word that the catalogue lacks is shown in braces.
        seen.push(...(text.match(/\{[a-z]+(-[a-z0-9]+)+\}/g) ?? []));
        faults.push(...seen.filter((fault) => !ignore?.test(fault)));
        await context.close();
      }
      assert.deepEqual([...new Set(faults)], [], "what went wrong on the pages");
    });
    after(async () => {
      await this.browser?.close();
      await this.server?.end("SIGTERM");
      await rm(this.folder, { recursive: true, force: true });
    });
  }

  get url() {
    return this.server.url;
  }

  /**
   * A page of a reader who has never been here. Errors of scripts, of the security policy and of the network fail the
   * test, but for those that `ignore` matches.
   * @param {import("playwright-core").BrowserContextOptions & { ignore?: RegExp }} [options]
   */
  async page({ ignore, ...options } = {}) {
    const context = await this.browser.newContext({ locale: "en-GB", baseURL: this.url, reducedMotion: "reduce", ...options });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const seen = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => seen.push(`script: ${error.stack ?? error}`));
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      // What a page no longer wants when it is left.
      if (why !== "net::ERR_ABORTED") seen.push(`request: ${request.url()}: ${why}`);
    });
    this.#watched.push({ context, page, seen, ignore });
    return page;
  }
}
