import { Trans } from '@lingui/react/macro';
import { MembershipTermsLink } from '../../blocks/terms/MembershipTermsLink';

export function UnderAge() {
  return (
    <Trans>
      Du kan inte bli medlem om du är yngre än 18 år. Se våra <MembershipTermsLink>medlemsvillkor</MembershipTermsLink>.
    </Trans>
  );
}
