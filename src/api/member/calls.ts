import * as v from 'valibot';
import { request } from '../http';
import { members } from './queries';
import { type MemberInfo, memberInfoSchema } from './schema';

/** A new member, who has read the terms. */
export interface Registration {
  email: string;
  /** Null uses the number from the register. */
  mobile: string | null;
  termsAccepted: boolean;
}

/** Missing fields stay unchanged. */
export interface ContactChange {
  email?: string;
  mobile?: string | null;
}

/**
 * Registers a member and sends a verification link. POST /member. Like all of these: @throws ApiError, see `outcomeOf`
 * @param referrer what led here, as a plain word
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

/** Changes contact details; a new e-mail address is verified by a link sent to it. PATCH /member/info/contact */
export function updateContact(change: ContactChange): Promise<MemberInfo> {
  return patchContact(change);
}

/** Sends the verification link again by setting the same address. */
export function resendVerification(email: string): Promise<MemberInfo> {
  return patchContact({ email });
}

/** Removes the e-mail address; only customer service can add one again. */
export function removeEmail(): Promise<MemberInfo> {
  return patchContact({ email: null });
}

/** Ends the membership: points and cheques are deleted, the customer's purchases remain. DELETE /member */
export async function cancelMembership(): Promise<null> {
  await request({ ...members, method: 'DELETE', path: '/member', schema: v.unknown() });
  return null;
}

function patchContact(body: { email?: string | null; mobile?: string | null }): Promise<MemberInfo> {
  return request({ ...members, method: 'PATCH', path: '/member/info/contact', body, schema: memberInfoSchema });
}
