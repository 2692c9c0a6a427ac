import type { ReactNode } from 'react';
import { Link } from '../../blocks/link/Link';
import { useConfig } from '../../platform/config/config';

/** Leads to the terms of membership, if the operator has a page of them. */
export function TermsLink({ children }: { children: ReactNode }) {
  const path = useConfig()?.club.termsPath;
  return path ? <Link href={path}>{children}</Link> : children;
}
