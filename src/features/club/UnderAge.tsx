import { Trans } from '@lingui/react/macro';
import { TermsLink } from './TermsLink';

export function UnderAge() {
  return (
    <Trans>
      Du kan inte bli medlem om du är yngre än 18 år. Se våra <TermsLink>medlemsvillkor</TermsLink>.
    </Trans>
  );
}
