import * as v from 'valibot';
import { request } from '../http';
import { members } from './queries';
import { type MemberInfo, memberInfoSchema } from './schema';

/** Who wants to become a member; the terms have been read. */
export interface Registration {
  email: string;
  /** Null keeps the number that the register has. */
  mobile: string | null;
  termsAccepted: boolean;
}

/** What is left out stays. */
export interface ContactChange {
  email?: string;
  mobile?: string | null;
}

/**
 * POST /member: a link to confirm the address is sent. As each of these: @throws ApiError, see `outcomeOf`
 * @param referrer what led here, in a plain word
 */
export function register(registration: Registration, referrer?: string): Promise<MemberInfo> {
  return request({
    ...members,
    method: 'POST',
    path: '/member',
    query: { referrer },
    body: registration,
    schema: memberInfoSchema,
  });
}

/** PATCH /member/info/contact: another address is to be confirmed anew, by a link that is sent to it. */
export function updateContact(change: ContactChange): Promise<MemberInfo> {
  return patchContact(change);
}

/** Sends the link once more: the same address again. */
export function resendVerification(email: string): Promise<MemberInfo> {
  return patchContact({ email });
}

/** Takes the address away; another one is given by customer service alone. */
export function removeEmail(): Promise<MemberInfo> {
  return patchContact({ email: null });
}

/** DELETE /member: points and cheques are deleted, the customer's purchases stay. */
export async function cancelMembership(): Promise<null> {
  await request({ ...members, method: 'DELETE', path: '/member', schema: v.unknown() });
  return null;
}

function patchContact(body: { email?: string | null; mobile?: string | null }): Promise<MemberInfo> {
  return request({ ...members, method: 'PATCH', path: '/member/info/contact', body, schema: memberInfoSchema });
}
