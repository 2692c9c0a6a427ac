import { ApiError, type Failure } from './errors';
import { parse, type Schema } from './parse';
import { commonFailure, type Refusal, readRefusal } from './refusal';

/** The services that this client calls; the search service has its vendor's own client. */
export type Service =
  | 'web'
  | 'items'
  | 'pharmacy'
  | 'orders'
  | 'members'
  | 'identity'
  | 'messages'
  | 'pageData'
  | 'expedition'
  | 'deliveryParameters';

export interface SignInEnded {
  /** The service that reports it. */
  service: Service;
  /** Of a token that was fresh, too. */
  again: boolean;
  /** A read waits for as long as it takes; a write gives up. */
  waits: boolean;
}

export interface HttpConfig {
  /** Base addresses without a trailing slash. */
  bases: Readonly<Record<Service, string>>;
  /** The signed-in customer's bearer, or null; waits while it is being fetched. */
  token(): Promise<string | null>;
  /**
   * A fresh token after `rejected` was rejected, shared by concurrent callers; null if there is none. `ended`: the
   * service reports that the sign-in has ended, which an app is not asked about: it sends a token by itself.
   */
  refresh(rejected: string, status: number, ended?: SignInEnded): Promise<string | null>;
  fetch?: typeof fetch;
}

export interface RequestOptions {
  service: Service;
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the service's base; build it with `path` so that values are escaped. */
  path: string;
  query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  body?: unknown;
  /** Sends the bearer, if there is one. */
  auth?: boolean;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string;
  ifMatch?: string | undefined;
  credentials?: RequestCredentials;
  /** Lets a small write finish after the page is unloaded. */
  keepalive?: boolean;
  /** milliseconds */
  timeout?: number;
  /** Maps an error response of this call; undefined falls back to the common mapping. */
  refusal?(refusal: Refusal): Failure | undefined;
}

export interface Answer<T> {
  data: T;
  etag: string | null;
}

const defaultTimeout = 20_000;
let config: HttpConfig | undefined;

export function configureHttp(next: HttpConfig): void {
  config = next;
}

function configured(): HttpConfig {
  if (!config) throw new Error('configureHttp has not been called');
  return config;
}

/** Builds a path with escaped values: path`/cart/${id}`. */
export function path(parts: TemplateStringsArray, ...values: (string | number | boolean)[]): string {
  return parts.reduce((text, part, index) => text + encodeURIComponent(values[index - 1] ?? '') + part);
}

/** The address of a call, for navigating to it instead of fetching. */
export function addressOf({
  service,
  path: below,
  query = {},
}: Pick<RequestOptions, 'service' | 'path' | 'query'>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return `${configured().bases[service]}${below}${search && `?${search}`}`;
}

function headersOf({ body, headers, idempotencyKey, ifMatch }: RequestOptions, token: string | null) {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(ifMatch && { 'if-match': ifMatch }),
    ...headers,
  };
}

/** One request: the response with its whole content, or a network, timeout or aborted error. */
async function exchange(options: RequestOptions, token: string | null) {
  const { method = 'GET', body, signal, timeout = defaultTimeout, credentials, keepalive } = options;
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    stop();
  }, timeout);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    const response = await (configured().fetch ?? fetch)(addressOf(options), {
      method,
      headers: headersOf(options, token),
      signal: controller.signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(credentials && { credentials }),
      ...(keepalive && { keepalive }),
    });
    const { status, ok, headers } = response;
    return { status, ok, headers, content: await response.arrayBuffer() };
  } catch {
    throw new ApiError({ kind: timedOut ? 'timeout' : signal?.aborted ? 'aborted' : 'network' });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function json(content: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return undefined;
  }
}

type Exchanged = Awaited<ReturnType<typeof exchange>>;

/** Whether a service reports that the sign-in has ended; the prescription service's answer to a HEAD has no body for it. */
function reportsEnded({ service, method }: RequestOptions, { status, content }: Exchanged): boolean {
  if (status !== 401) return false;
  return readRefusal(status, json(content)).code === 'EXP_401' || (service === 'expedition' && method === 'HEAD');
}

/** The answer, after a refresh if the token was rejected. */
async function withFreshToken(options: RequestOptions): Promise<Exchanged> {
  let rejected = options.auth ? await configured().token() : null;
  let answer = await exchange(options, rejected);
  for (let tries = 0; rejected && (answer.status === 401 || answer.status === 403); tries++) {
    const isEnded = reportsEnded(options, answer);
    if (tries > 0 && !isEnded) break;
    const waits = ['GET', 'HEAD'].includes(options.method ?? 'GET');
    const ended = isEnded ? { service: options.service, again: tries > 0, waits } : undefined;
    rejected = await configured().refresh(rejected, answer.status, ended);
    if (rejected) answer = await exchange(options, rejected);
  }
  return answer;
}

/** After 401 or 403 to a request with a token: one shared refresh and one retry. @throws ApiError unless it succeeds */
async function succeed(options: RequestOptions) {
  const answer = await withFreshToken(options);
  if (answer.ok) return answer;
  const refusal = readRefusal(answer.status, json(answer.content));
  const { title, type, code, fields } = refusal;
  throw new ApiError(options.refusal?.(refusal) ?? commonFailure(refusal), { title, type, code, fields });
}

/** @throws ApiError and nothing else, except for bugs */
export async function requestTagged<T>(options: RequestOptions & { schema: Schema<T> }): Promise<Answer<T>> {
  const { content, headers } = await succeed(options);
  return { data: parse(options.schema, json(content)), etag: headers.get('etag') };
}

export async function request<T>(options: RequestOptions & { schema: Schema<T> }): Promise<T> {
  return (await requestTagged(options)).data;
}

/** A PDF: its content, or with HEAD only its size in bytes. @throws ApiError */
export async function requestPdf(options: RequestOptions): Promise<{ size: number; content: Blob }> {
  const { content, headers } = await succeed({
    ...options,
    headers: { ...options.headers, accept: 'application/pdf' },
  });
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('application/pdf')) throw new ApiError({ kind: 'malformed', field: 'content-type' });
  const size = content.byteLength || Number(headers.get('content-length'));
  return { size, content: new Blob([content], { type }) };
}
