import type { ReactNode } from 'react';
import { useConfig } from '../../platform/config/config';
import { Link } from '../link/Link';

/** Leads to the terms of membership, if the operator has a page of them. */
export function MembershipTermsLink({ children }: { children: ReactNode }) {
  const path = useConfig()?.club.termsPath;
  return path ? <Link href={path}>{children}</Link> : children;
}
