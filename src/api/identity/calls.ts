import * as v from 'valibot';
import type { BankIdOrder, BankIdSessionId, Registration } from '../../domain/eid';
import { addressOf, path, request } from '../http';
import { parse } from '../parse';
import { bankIdSchema, frejaResultField } from './schema';

const bankId = { service: 'identity', method: 'POST', credentials: 'include', timeout: 10_000 } as const;

/** Begins a sign-in, which this browser alone can finish. POST /v2/bankid/login/{x} @throws ApiError */
export async function startBankId(registration: Registration, signal?: AbortSignal): Promise<BankIdOrder> {
  const address = path`/v2/bankid/login/${registration}`;
  return orderOf(await request({ ...bankId, path: address, schema: bankIdSchema, signal }));
}

/**
 * What has become of it; once complete, the session cookie is set, and it cannot be asked for again (409). Refused
 * with 404 where this browser has not begun it. POST /v2/bankid/session/{x} @throws ApiError
 */
export async function collectBankId(
  registration: Registration,
  sessionId: BankIdSessionId,
  signal?: AbortSignal,
): Promise<BankIdOrder> {
  const address = path`/v2/bankid/session/${registration}`;
  return orderOf(await request({ ...bankId, path: address, body: { sessionId }, schema: bankIdSchema, signal }));
}

/** Nobody can finish it any more. POST /v2/bankid/logout/{x} @throws ApiError */
export async function cancelBankId(registration: Registration, sessionId: BankIdSessionId): Promise<void> {
  const address = path`/v2/bankid/logout/${registration}`;
  await request({ ...bankId, path: address, body: { sessionId }, keepalive: true, schema: v.unknown() });
}

interface FrejaWish {
  registration: Registration;
  /** A page of our own, absolute or a path of the shop. */
  redirectUrl: string;
  /** Comes back in the page's address as `nonce`, by which it knows that it has asked itself. */
  nonce: string;
}

/** Where the browser goes to sign in with Freja; relative where the service's base is. GET /auth/login */
export function frejaLoginAddress({ registration, redirectUrl, nonce }: FrejaWish): string {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(redirectUrl) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('nonce', nonce);
  return addressOf({
    service: 'identity',
    path: '/auth/login',
    query: { regId: `freja-${registration}`, redirectUrl: `${before}?${parameters}${hash}` },
  });
}

/** How the sign-in ended that has led back to a page with this query; null where none has. */
export function readFrejaReturn(search: string) {
  const parameters = new URLSearchParams(search);
  const result = parameters.get('eid');
  return result === null ? null : { result: parse(frejaResultField, result), nonce: parameters.get('nonce') };
}

function orderOf({
  sessionId,
  autoStartToken,
  QRCode,
  message,
  code,
}: v.InferOutput<typeof bankIdSchema>): BankIdOrder {
  const common = { sessionId: sessionId as BankIdSessionId };
  if (message.status === 'complete') return { ...common, status: 'complete' };
  if (message.status === 'failed') return { ...common, status: 'failed', reason: code ?? message.hintCode };
  return { ...common, status: 'pending', hint: message.hintCode, autoStartToken, qrCode: QRCode };
}
