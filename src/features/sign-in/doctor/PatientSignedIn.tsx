import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { memberInfoQuery } from '../../../api/member/queries';
import { Link } from '../../../blocks/link/Link';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import { SignOutButton } from '../../../blocks/sign-in/SignOutButton';
import { Step } from '../../../blocks/sign-in/Step';
import { paths } from '../../../routes/paths';
import { LinkButton } from '../../../ui/button/LinkButton';

/** Shows who is signed in, how to get the prescribed medicine, and links to continue. */
export function PatientSignedIn({ now }: { now: boolean }) {
  const { data: member } = useQuery(memberInfoQuery(true));
  return (
    <Step title={<Trans>Du är inloggad</Trans>} takesFocus={now}>
      <p>
        {member ? (
          <Trans>
            Inloggad som {member.firstName} {member.lastName}.
          </Trans>
        ) : (
          <Trans>Inloggad med e-legitimation.</Trans>
        )}
      </p>
      <p>
        <Trans>
          Ditt e-recept gäller på alla apotek i Sverige. Ring <ServicePhone />, så hjälper en av våra farmaceuter dig
          att få ditt läkemedel.
        </Trans>
      </p>
      <LinkButton wide href={paths.clubPurchases()} link={Link}>
        <Trans>Mina köp</Trans>
      </LinkButton>
      <LinkButton variant="secondary" wide href={paths.home()} link={Link}>
        <Trans>Till butiken</Trans>
      </LinkButton>
      <SignOutButton again={paths.doctor()} />
    </Step>
  );
}
