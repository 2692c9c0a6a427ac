import type { CartChanges } from './cart-changes';
import type { EarlySearch } from './early-search';

/** What was requested, and as whom. `body`: of a read that is sent with POST. */
export interface EarlyRequest {
  url: string;
  bearer: string | null;
  body: string | null;
}

/** A read that the document's own script has sent, before the shop's code has come. */
export interface EarlyRead {
  /** The end of its address. */
  path: string;
  /** Rejects if it could not be sent. */
  request: Promise<EarlyRequest>;
  answer: Promise<Response>;
  /** Of the cart's read, which is sent again if another tab has changed the cart since. */
  changes?: CartChanges;
}

/** What the document's own script has prepared. */
export interface Early {
  reads: EarlyRead[];
  search?: EarlySearch | undefined;
  /** Files to preload after those of the start-up, relative to the folder that contains `assets/`. */
  files: string[];
}

declare global {
  interface Window {
    luckanEarly?: Early;
  }
}

/** An answer is given to whoever requests it within this time after the document was requested, ms. */
const longest = 20_000;

/** The browser holds a connection for an answer that nobody reads. */
function drop({ answer }: Pick<EarlyRead, 'answer'>): void {
  answer.then(({ body }) => body?.cancel()).catch(() => {});
}

/** Whatever nobody has taken over is never used: it grows old, and a sign-in may have come since. */
export function dropEarlyReads(page: Pick<Window, 'luckanEarly'>): void {
  const { reads = [], search } = page.luckanEarly ?? {};
  for (const { changes } of reads) changes?.end();
  for (const each of [...reads, ...(search ? [search] : [])]) drop(each);
  delete page.luckanEarly;
}

function bearerOf(init: RequestInit | undefined): string | null {
  const header = new Headers(init?.headers).get('authorization');
  return header?.replace('Bearer ', '') ?? null;
}

/** Rejects like an aborted `fetch` as soon as the caller gives up. */
function untilAborted<T>(answer: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    answer.then(resolve, reject);
  });
}

/** `fetch`, which takes over the early read of the same address by the same customer: each once, failures included. */
export function fetchAfterEarly(
  page: Pick<Window, 'luckanEarly' | 'performance'>,
  send: typeof fetch = fetch,
): typeof fetch {
  async function take(reads: EarlyRead[], asked: EarlyRequest): Promise<Response | undefined> {
    for (const read of reads.filter(({ path }) => asked.url.endsWith(path))) {
      const request = await read.request.catch(() => null);
      const isSame = request?.url === asked.url && request.bearer === asked.bearer && request.body === asked.body;
      if (!isSame || !reads.includes(read)) continue;
      reads.splice(reads.indexOf(read), 1);
      read.changes?.end();
      if (!read.changes?.isChanged()) return read.answer;
      drop(read);
    }
    return undefined;
  }

  return async (input, init) => {
    const reads = page.luckanEarly?.reads ?? [];
    const { method = 'GET', body = null } = init ?? {};
    const mayBeRead = method === 'GET' || (method === 'POST' && body !== null);
    if (!mayBeRead || typeof input !== 'string' || (body !== null && typeof body !== 'string'))
      return send(input, init);
    if (reads.length === 0 || page.performance.now() > longest) return send(input, init);
    const answer = await untilAborted(take(reads, { url: input, bearer: bearerOf(init), body }), init?.signal);
    return answer ?? send(input, init);
  };
}
