/** How serious a message is: the first are shown first. */
export const severities = ['problem', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

/** Where the shop is shown: as a website, or by an app. */
export type Surface = 'site' | 'external';

/** The operator's message to visitors at the top of the page. */
export interface WebsiteMessage {
  id: string;
  /** A new one shows a dismissed message again. */
  revision: number;
  severity: Severity;
  text: string;
  link: { text: string; href: string } | null;
  /** ISO moments; null without a limit. `until` is the first moment at which it no longer applies. */
  from: string | null;
  until: string | null;
  /** Paths of the shop; `*` at the end stands for anything. None: all pages. */
  pages: readonly string[];
  /** None: all. Words that the shop does not know match nowhere. */
  channels: readonly string[];
  surfaces: readonly string[];
}

/** Where and when messages are read. */
export interface Reader {
  /** Without the prefix of the app's shell. */
  path: string;
  channel: string;
  surface: Surface;
  /** epoch milliseconds */
  now: number;
  /** Keys of messages that the visitor has dismissed. */
  dismissed: readonly string[];
}

/** Identifies what a visitor dismisses: a message in one revision. */
export function messageKey({ id, revision }: Pick<WebsiteMessage, 'id' | 'revision'>): string {
  return `${id}:${revision}`;
}

/** The messages to show a reader, the most serious first. */
export function messagesFor(messages: readonly WebsiteMessage[], reader: Reader): WebsiteMessage[] {
  return messages
    .filter((message) => isFor(message, reader) && !reader.dismissed.includes(messageKey(message)))
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

function isFor({ from, until, pages, channels, surfaces }: WebsiteMessage, reader: Reader): boolean {
  const { path, channel, surface, now } = reader;
  const isNow = (from === null || now >= Date.parse(from)) && (until === null || now < Date.parse(until));
  const isHere = pages.length === 0 || pages.some((pattern) => matches(pattern, path));
  return isNow && isHere && includes(channels, channel) && includes(surfaces, surface);
}

function includes(words: readonly string[], word: string): boolean {
  return words.length === 0 || words.includes(word);
}

function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  return withoutSlash(pattern) === withoutSlash(path);
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** The next moment at which a message begins or ends, in epoch milliseconds; null if none does. */
export function nextChange(messages: readonly WebsiteMessage[], now: number): number | null {
  const moments = messages
    .flatMap(({ from, until }) => [from, until])
    .map((moment) => Date.parse(moment ?? ''))
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** Where a message's link may lead: a page of the shop, or an address on the web. Anything else is no link. */
export function linkKind(href: string): 'page' | 'web' | null {
  if (/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(href)) return 'page';
  return /^https?:\/\/[^/\\]/i.test(href) && URL.canParse(href) ? 'web' : null;
}
