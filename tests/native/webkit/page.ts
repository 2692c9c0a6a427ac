import type { WebKitHost } from './host';

/** An element on a page, as a customer would name it. */
export interface Target {
  role:
    | 'button'
    | 'link'
    | 'heading'
    | 'radio'
    | 'checkbox'
    | 'textbox'
    | 'dialog'
    | 'alert'
    | 'status'
    | 'frame'
    | 'text';
  /** Its whole name. */
  name?: string;
  /** A part of its name. */
  has?: string;
  within?: Target;
}

/** What a customer does in one frame. Each step waits for its element to appear. */
export class Page {
  readonly #host: WebKitHost;
  readonly #frame: string;

  /** @param frame a part of the frame's address */
  constructor(host: WebKitHost, frame = 'main') {
    this.#host = host;
    this.#frame = frame;
  }

  frame(address: string): Page {
    return new Page(this.#host, address);
  }

  /** Waits until it appears; returns its text. */
  see(target: Target): Promise<string> {
    return this.#ask({ do: 'see', target }) as Promise<string>;
  }

  /** Scrolls to its start. */
  async show(target: Target): Promise<void> {
    await this.#ask({ do: 'show', target });
  }

  async gone(target: Target): Promise<void> {
    await this.#ask({ do: 'gone', target });
  }

  async has(target: Target): Promise<boolean> {
    return (await this.#ask({ do: 'count', target })) === 1;
  }

  async click(target: Target): Promise<void> {
    await this.#ask({ do: 'click', target });
  }

  async fill(target: Target, value: string): Promise<void> {
    await this.#ask({ do: 'fill', target, value });
  }

  height(target: Target): Promise<number> {
    return this.#ask({ do: 'height', target }) as Promise<number>;
  }

  /** A custom property of the root element. */
  variable(name: string): Promise<string> {
    return this.#ask({ do: 'variable', name }) as Promise<string>;
  }

  /** An attribute of the root element. */
  attribute(name: string): Promise<string | null> {
    return this.#ask({ do: 'attribute', name }) as Promise<string | null>;
  }

  /** Dispatches an event to the frame's own scripts. */
  async dispatch(name: string, detail: string): Promise<void> {
    await this.#ask({ do: 'dispatch', name, detail });
  }

  /** Posts a message to the window around all frames. */
  async post(data: unknown): Promise<void> {
    await this.#ask({ do: 'post', data });
  }

  /** Runs a function body in the main frame, among the page's own scripts. */
  run(body: string): Promise<unknown> {
    return this.#host.call('run', { body });
  }

  /** A screenshot of the visible part. */
  async snapshot(file: string): Promise<void> {
    await this.#host.call('snapshot', { file });
  }

  #ask(task: object): Promise<unknown> {
    return this.#host.call('ask', { frame: this.#frame, task });
  }
}
