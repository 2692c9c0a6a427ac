import * as v from 'valibot';
import type { BankIdOrder, BankIdSessionId, Registration } from '../../domain/eid';
import { addressOf, path, request } from '../http';
import { parse } from '../parse';
import { bankIdSchema, frejaResultField } from './schema';

const bankId = { service: 'identity', method: 'POST', credentials: 'include', timeout: 10_000 } as const;

/** Starts a sign-in that only this browser can complete. POST /v2/bankid/login/{x} @throws ApiError */
export async function startBankId(registration: Registration, signal?: AbortSignal): Promise<BankIdOrder> {
  const address = path`/v2/bankid/login/${registration}`;
  return orderOf(await request({ ...bankId, path: address, schema: bankIdSchema, signal }));
}

/**
 * Fetches the status; once complete, the session cookie is set, and it cannot be fetched again (409). 404 if another
 * browser began it. POST /v2/bankid/session/{x} @throws ApiError
 */
export async function collectBankId(
  registration: Registration,
  sessionId: BankIdSessionId,
  signal?: AbortSignal,
): Promise<BankIdOrder> {
  const address = path`/v2/bankid/session/${registration}`;
  return orderOf(await request({ ...bankId, path: address, body: { sessionId }, schema: bankIdSchema, signal }));
}

/** Cancels the sign-in, so that it can no longer be completed. POST /v2/bankid/logout/{x} @throws ApiError */
export async function cancelBankId(registration: Registration, sessionId: BankIdSessionId): Promise<void> {
  const address = path`/v2/bankid/logout/${registration}`;
  await request({ ...bankId, path: address, body: { sessionId }, keepalive: true, schema: v.unknown() });
}

interface FrejaRequest {
  registration: Registration;
  /** A page of the shop, absolute or as a path. */
  redirectUrl: string;
  /** Added to the return address as `nonce`, so that the page recognises its own request. */
  nonce: string;
}

/** The address for signing in with Freja; relative if the service's base is. GET /auth/login */
export function frejaLoginAddress({ registration, redirectUrl, nonce }: FrejaRequest): string {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(redirectUrl) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('nonce', nonce);
  return addressOf({
    service: 'identity',
    path: '/auth/login',
    query: { regId: `freja-${registration}`, redirectUrl: `${before}?${parameters}${hash}` },
  });
}

/** The result of a sign-in from the query of the return address; null if there is none. */
export function readFrejaReturn(search: string) {
  const parameters = new URLSearchParams(search);
  const result = parameters.get('eid');
  return result === null ? null : { result: parse(frejaResultField, result), nonce: parameters.get('nonce') };
}

/** A return address, path and query, without what Freja added to it. */
export function withoutFrejaReturn(address: string): string {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('eid');
  parameters.delete('nonce');
  const left = `${parameters}`;
  return left ? `${path}?${left}` : path;
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
