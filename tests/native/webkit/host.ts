import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** The kind of app that the host is; `host/main.js` uses it unchanged. */
export interface HostSettings {
  size: { width: number; height: number };
  /**
   * The shell under the app's own scheme: its folder, configuration and headers, in which `{scripts}` and `{styles}`
   * stand for the hashes of the shell's inline ones; `bundles` is where an app puts newer bundles.
   */
  scheme?: {
    name: string;
    mount: string;
    folder: string;
    config: object;
    headers: Record<string, string>;
    bundles?: string;
  };
  cookie?: { name: string; value: string; domain: string };
  /** The name of the app's message handler; by default that of the bridge. */
  handler?: string;
  /** Scripts that run in the main frame before its own. */
  atStart?: string[];
  /** Scripts for every frame at these addresses, in the page's own world. */
  inFrames?: { source: string; allowed: string[] }[];
  /** What the app answers if a page asks for the position, and where its device is; without it the engine refuses. */
  position?: { allowed: boolean; latitude: number; longitude: number };
  /** The proxy for all requests; by default there is none. */
  proxy?: string;
}

/** Events that the host sends on its own. */
export type HostEvent =
  | { event: 'open' }
  | { event: 'message'; text: string }
  | { event: 'address' | 'loaded' | 'request' | 'window'; url: string }
  | { event: 'permission'; kind: 'position' }
  | { event: 'failed'; url: string; reason: string }
  | { event: 'crashed'; reason: string };

interface Answer {
  id: string;
  value?: unknown;
  error?: string;
}

interface Pending {
  call: string;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** The line in which the engine writes a console error. */
const complaint = /CONSOLE \w+ ERROR/;

export class WebKitHost {
  /** The errors on the page's console. */
  readonly complaints: string[] = [];
  /** Everything else that the process has written. */
  readonly log: string[] = [];
  readonly #child: ChildProcess;
  readonly #pending = new Map<string, Pending>();
  readonly #ended: Promise<void>;
  #calls = 0;
  #closing = false;

  constructor(display: string, settings: HostSettings, onEvent: (event: HostEvent) => void) {
    const script = path.resolve('tests/native/webkit/host/main.js');
    const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LANG: 'C.UTF-8' };
    this.#child = spawn('gjs', ['-m', script], { stdio: ['pipe', 'pipe', 'pipe', 'pipe'], env });
    const [, stdout, stderr, events] = this.#child.stdio as readonly [Writable, Readable, Readable, Readable, null?];
    for (const stream of [stdout, stderr]) createInterface(stream).on('line', (line) => this.#hear(line));
    createInterface(events).on('line', (line) => {
      const message = JSON.parse(line) as HostEvent | Answer;
      if ('event' in message) onEvent(message);
      else this.#answer(message);
    });
    this.#ended = new Promise((resolve) => {
      this.#child.once('error', (error) => this.#end(error.message, resolve));
      this.#child.once('exit', (code, signal) => {
        const reason = `gjs ended with ${signal ?? code}`;
        this.#end(reason, resolve);
        if (!this.#closing) onEvent({ event: 'crashed', reason });
      });
    });
    this.#write(settings);
  }

  call(name: string, given: object = {}): Promise<unknown> {
    const id = String(this.#calls++);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { call: `${name} ${JSON.stringify(given).slice(0, 200)}`, resolve, reject });
      this.#write({ id, call: name, ...given });
    });
  }

  /** The calls that are not answered yet. */
  get pending(): string[] {
    return [...this.#pending.values()].map(({ call }) => call);
  }

  /** Ends the process, whatever its state. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  #write(value: object): void {
    this.#child.stdin?.write(`${JSON.stringify(value)}\n`);
  }

  #hear(line: string): void {
    (complaint.test(line) ? this.complaints : this.log).push(line);
  }

  #answer({ id, value, error }: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error === undefined) pending?.resolve(value);
    else pending?.reject(new Error(error));
  }

  #end(reason: string, done: () => void): void {
    for (const { call, reject } of this.#pending.values()) reject(new Error(`${reason} during ${call}`));
    this.#pending.clear();
    done();
  }
}
