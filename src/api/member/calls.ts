import * as v from 'valibot';
import { request } from '../http';
import { type MemberOutcome, outcomeOf } from './problem';
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
 * POST /member: a link to confirm the address is sent. Afterwards all below `['member']` is to be read anew.
 * @param referrer what led here, in a plain word
 */
export function register(registration: Registration, referrer?: string): Promise<MemberOutcome<MemberInfo>> {
  return outcomeOf(
    request({
      ...members,
      method: 'POST',
      path: '/member',
      query: { referrer },
      body: registration,
      schema: memberInfoSchema,
    }),
  );
}

/** PATCH /member/info/contact: another address is to be confirmed anew, by a link that is sent to it. */
export function updateContact(change: ContactChange): Promise<MemberOutcome<MemberInfo>> {
  return patchContact(change);
}

/** Sends the link once more: the same address again. */
export function resendVerification(email: string): Promise<MemberOutcome<MemberInfo>> {
  return patchContact({ email });
}

/** Takes the address away; another one is given by customer service alone. */
export function removeEmail(): Promise<MemberOutcome<MemberInfo>> {
  return patchContact({ email: null });
}

/** DELETE /member: points and cheques are deleted, the customer's purchases stay. */
export function cancelMembership(): Promise<MemberOutcome<null>> {
  const answer = request({ ...members, method: 'DELETE', path: '/member', schema: v.unknown() });
  return outcomeOf(answer.then(() => null));
}

function patchContact(body: { email?: string | null; mobile?: string | null }): Promise<MemberOutcome<MemberInfo>> {
  return outcomeOf(
    request({ ...members, method: 'PATCH', path: '/member/info/contact', body, schema: memberInfoSchema }),
  );
}
