import { BrowserClient, createTransport, Scope } from '@sentry/browser';
import type { ErrorReporting } from '../../platform/config/error-reporting-schema';
import { type ErrorReport, isOfTags } from '../../telemetry/report-error';
import { type ReportedPage, reportedEvent } from './reported-event';
import { type ReportedFacts, reportedFacts } from './reported-facts';

interface ClientNeeds {
  settings: ErrorReporting;
  /** The folder that contains `assets/`. */
  filesBase: string;
  fetch: typeof globalThis.fetch;
}

type Page = Omit<ReportedPage, 'environment'>;

/** A page in a loop must not flood the receiver, nor must tags. */
const mostPerPage = 10;

/** Milliseconds after which a host that does not answer is given up. */
const timeout = 5000;

type Request = Parameters<typeof createTransport>[1];

/**
 * Sends without cookies and referrer, also while the page is being left. One after the other: reports to a host that
 * hangs hold one connection, and leave the others to the shop.
 */
function sender(url: string, fetch: ClientNeeds['fetch']): Request {
  let last: Promise<unknown> = Promise.resolve();
  const send: Request = async ({ body }) => {
    const answer = await fetch(url, {
      method: 'POST',
      body: body as BodyInit,
      headers: { 'content-type': 'application/x-sentry-envelope' },
      priority: 'low',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeout),
    });
    const { headers } = answer;
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
        'retry-after': headers.get('retry-after'),
      },
    };
  };
  return (request) => {
    const sent = last.then(() => send(request));
    last = sent.catch(() => {});
    return sent;
  };
}

/**
 * The service's client, without the integrations that patch globals and record what visitors do. Each event is made
 * anew, of allow-listed facts only, just before it is sent to the shop's own host, which passes it on.
 * @returns sends a report, once per error and page
 */
export function createReportClient({ settings, filesBase, fetch }: ClientNeeds) {
  const { dsn, tunnel, environment, sampleRate } = settings;
  const client = new BrowserClient({
    dsn,
    tunnel,
    sampleRate,
    integrations: [],
    dataCollection: { userInfo: false },
    stackParser: () => [],
    sendClientReports: false,
    transport: (options) => createTransport(options, sender(options.url, fetch)),
    beforeSend({ event_id = '', timestamp = 0 }, { data }) {
      const { facts, page } = data as { facts: ReportedFacts; page: Page };
      return { ...reportedEvent(facts, { ...page, environment }), event_id, timestamp };
    },
  });
  const own = new Set<string>();
  const ofTags = new Set<string>();

  return (report: ErrorReport, page: Page): void => {
    const facts = reportedFacts(report, filesBase);
    const sent = isOfTags(report) ? ofTags : own;
    if (!facts || sent.size === mostPerPage) return;
    const key = JSON.stringify({ ...facts, frames: facts.frames[0] });
    if (sent.has(key)) return;
    sent.add(key);
    client.captureEvent({}, { data: { facts, page } }, new Scope());
  };
}
