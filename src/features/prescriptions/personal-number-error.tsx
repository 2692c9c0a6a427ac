import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The spec's text for a personal number in another form, or with a wrong check digit. */
export function personalNumberError(): ReactNode {
  return (
    <Trans>Personnumret ser inte ut att stämma. Kontrollera numret och prova skriv i formatet ÅÅÅÅMMDD-XXXX.</Trans>
  );
}
