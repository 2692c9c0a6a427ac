import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../domain/limits';
import { request } from '../http';
import { or404 } from '../missing';
import { isMember, type MemberInfo, memberInfoSchema, memberStatusSchema } from './schema';

export const members = { service: 'members', auth: true } as const;
/** Cached for 5 minutes, and not fetched again when the window regains focus. */
const memberRead = { staleTime: limits.member.stale, refetchOnWindowFocus: false } as const;

/** VERIFIED, PENDING or unknown; NONE, or a 404 of an older service, for a customer who is not a member. GET /member/status */
export function memberStatusQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: ['member', 'status'],
    queryFn: async ({ signal }) => {
      const answer = request({ ...members, path: '/member/status', schema: memberStatusSchema, signal });
      return (await or404(answer, { status: 'NONE' as const })).status;
    },
    enabled: signedIn,
    ...memberRead,
  });
}

/**
 * A customer's details; null (404) where the service only has members. An address may be confirmed in another tab or on
 * another device, so until then it is read again whenever the page is shown or focused. GET /member/info
 */
export function memberInfoQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: ['member', 'info'],
    queryFn: ({ signal }) =>
      or404(request({ ...members, path: '/member/info', schema: memberInfoSchema, signal }), null),
    enabled: signedIn,
    staleTime: ({ state }) => (isUnconfirmed(state.data) ? 0 : memberRead.staleTime),
    refetchOnWindowFocus: ({ state }) => isUnconfirmed(state.data),
  });
}

function isUnconfirmed(customer: MemberInfo | null | undefined): boolean {
  return !!customer && isMember(customer) && customer.email !== null && !customer.emailVerified;
}
