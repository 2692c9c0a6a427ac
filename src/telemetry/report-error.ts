import { isPageLeft } from '../lib/page-left';

/** Where an error was caught. */
export type ErrorPlace =
  | 'boot'
  | 'unhandled'
  | 'screen'
  | 'part'
  | 'hydration'
  | 'payment'
  | 'payment frame'
  | 'shipping frame'
  | 'consent'
  | 'messages'
  | 'policy'
  | 'tag-manager';

/** What the shop does without when it fails: that is logged, and neither reported nor shown. */
type FailurePlace = 'flags' | 'feature builds' | 'messages';

/** `error` is for the receiver, which sends only what its allow-list names: never a message, a body or an address. */
export interface ErrorReport {
  code: string;
  where: ErrorPlace;
  error: unknown;
}

type Receiver = (report: ErrorReport) => void;

/** Earlier reports than this many wait for the receiver, and as many of tags; later ones are dropped. */
const mostWaiting = 10;

/** Whether an error is of other companies' tags: their errors take no space from the shop's own. */
export function isOfTags({ where }: Pick<ErrorReport, 'where'>): boolean {
  return where === 'tag-manager';
}

let waiting: ErrorReport[] = [];
let receive: Receiver = (report) => {
  const alike = waiting.filter((other) => isOfTags(other) === isOfTags(report));
  if (alike.length < mostWaiting) waiting.push(report);
};

export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { kind } = Object('failure' in error ? error.failure : error);
  if (typeof kind === 'string') return kind;
  return error instanceof Error ? error.name : 'unknown';
}

function log(error: unknown, where: ErrorPlace | FailurePlace): void {
  if (process.env.NODE_ENV === 'development') console.error(error);
  console.error('luckan', where, codeOf(error));
}

/** Logs the failure of a service that the shop does without. What was cut off because the page is left is none. */
export function logFailure(error: unknown, where: FailurePlace): void {
  if (!isPageLeft() && codeOf(error) !== 'AbortError') log(error, where);
}

export function reportError(error: unknown, where: ErrorPlace): void {
  log(error, where);
  receive({ code: codeOf(error), where, error });
}

/** Sets who gets all reports, the waiting ones first. */
export function receiveReports(receiver: Receiver): void {
  receive = receiver;
  waiting.forEach(receiver);
  waiting = [];
}
