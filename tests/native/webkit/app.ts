import type { Hello, MessageOf, ToGuestType, ToHostType } from '../../../bridge/protocol';
import { readMessage, toHostSchemas } from '../../../bridge/protocol';
import type { Answers, AppMessage } from '../../support/stand-in-app';
import { type HostEvent, type HostSettings, WebKitHost } from './host';
import { Page } from './page';

/** How long a scenario waits for an event. */
const timeout = 30_000;

type GuestMessage = Pick<MessageOf<ToGuestType>, 'type' | 'payload'>;

export interface AppOptions extends Partial<HostSettings> {
  capabilities?: string[];
  /** More fields of HELLO; null: the app does not answer. */
  hello?: Partial<Hello> | null;
  /** What the app sends at once in response to each type of message; HELLO comes first. */
  answers?: Answers;
  /** Set if this scenario itself sends invalid messages. */
  takesNonsense?: boolean;
}

/** The app: it records what it receives, responds as it is set up to, and sends what a scenario asks for. */
export class App {
  readonly messages: AppMessage[] = [];
  /** What the app received that is no valid message of the protocol, or that ended the web view. */
  readonly broken: string[] = [];
  readonly events: HostEvent[] = [];
  readonly page: Page;
  readonly host: WebKitHost;
  readonly #base: string;
  readonly #answers: Answers;
  readonly #takesNonsense: boolean;
  readonly #watchers = new Set<() => void>();
  /** The `seq` of the last message by session and type. */
  readonly #received = new Map<string, number>();
  #seq = 0;

  constructor(
    display: string,
    base: string,
    settings: HostSettings,
    { capabilities, hello, answers, takesNonsense = false }: AppOptions,
  ) {
    this.#takesNonsense = takesNonsense;
    this.#base = base;
    this.#answers = { ...answers, READY: [...greeting(capabilities, hello), ...(answers?.READY ?? [])] };
    this.host = new WebKitHost(display, settings, (event) => this.#hear(event));
    this.page = new Page(this.host);
  }

  /** Loads a page of the shop and waits for the new session. */
  open(path: string): Promise<void> {
    return this.load(this.#base + path);
  }

  /** Loads a page that talks to its app, or the app's own markup at an address, and waits for a session. */
  async load(url: string, html?: string): Promise<void> {
    const before = this.all('READY').length;
    await this.host.call(html === undefined ? 'load' : 'loadHtml', { url, html });
    await this.until(`READY of ${url}`, () => this.all('READY').length > before);
  }

  /** The payloads of all messages of a type so far. */
  all<Type extends ToHostType>(type: Type): MessageOf<Type>['payload'][] {
    return this.messages.flatMap((message) =>
      message.type === type ? [message.payload as MessageOf<Type>['payload']] : [],
    );
  }

  last<Type extends ToHostType>(type: Type): MessageOf<Type>['payload'] | undefined {
    return this.all(type).at(-1);
  }

  /** The names of the tracked events. */
  trackedEvents(): string[] {
    return this.all('ANALYTICS_EVENT').map(({ name }) => name);
  }

  /** The session of the newest READY: messages of another one are from a page that is gone. */
  get session(): string {
    return this.messages.findLast(({ type }) => type === 'READY')?.session ?? '';
  }

  /** All addresses that the web view has had. */
  addresses(): string[] {
    return this.events.flatMap((event) => (event.event === 'address' ? [event.url] : []));
  }

  /** Checks again after each event until the result is as expected. */
  until<T>(what: string, look: () => T | undefined | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = (done: () => void) => {
        this.#watchers.delete(again);
        clearTimeout(timer);
        done();
      };
      const again = () => {
        const seen = look();
        if (seen) end(() => resolve(seen));
        else if (this.broken.length > 0) end(() => reject(new Error(this.broken.join('; '))));
      };
      const onTimeout = () => end(() => reject(new Error(`not within ${timeout} ms: ${what}`)));
      const timer = setTimeout(onTimeout, timeout);
      this.#watchers.add(again);
      again();
    });
  }

  /** Sends a message to the shop; returns its id, which a response repeats. */
  async send(
    message: GuestMessage,
    { id = `app-${this.#seq}`, by = 'receive' }: { id?: string; by?: 'receive' | 'receiveLiteral' } = {},
  ) {
    await this.sendRaw({ luckan: 1, id, session: this.session, seq: this.#seq++, ...message }, by);
    return id;
  }

  async sendRaw(data: unknown, by: 'receive' | 'receiveLiteral' = 'receive'): Promise<void> {
    await this.host.call(by, { text: typeof data === 'string' ? data : JSON.stringify(data) });
  }

  #hear(event: HostEvent): void {
    this.events.push(event);
    if (event.event === 'message') this.#take(event.text);
    if (event.event === 'crashed') this.broken.push(`the web view has ended: ${event.reason}`);
    for (const look of [...this.#watchers]) look();
  }

  #take(text: string): void {
    const reading = readMessage(text, toHostSchemas);
    if (reading.kind !== 'message') {
      if (!this.#takesNonsense) this.broken.push(`no message of the protocol: ${text.slice(0, 300)}`);
      return;
    }
    // Without fields that are undefined.
    const message: AppMessage = JSON.parse(JSON.stringify(reading.message));
    const kind = `${message.session} ${message.type}`;
    if (message.seq <= (this.#received.get(kind) ?? -1)) {
      if (!this.#takesNonsense) this.broken.push(`out of order: ${text.slice(0, 300)}`);
      return;
    }
    this.#received.set(kind, message.seq);
    this.messages.push(message);
    if (message.type === 'READY') this.#seq = 0;
    // A view that has closed meanwhile is reported elsewhere.
    for (const answer of this.#answers[message.type] ?? [])
      this.send(answer, answer.type === 'ACK' ? { id: message.id } : {}).catch(() => {});
  }
}

function greeting(capabilities: string[] = [], more: Partial<Hello> | null = {}): GuestMessage[] {
  const app = { name: 'Exempelappen', version: '1.0' };
  return more === null ? [] : [{ type: 'HELLO', payload: { version: 1, app, capabilities, ...more } }];
}
