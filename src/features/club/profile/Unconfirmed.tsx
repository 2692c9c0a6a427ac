import { Trans } from '@lingui/react/macro';
import type { MemberInfo } from '../../../api/member/schema';
import { Link } from '../../../blocks/link/Link';
import { usePhone } from '../../../platform/config/config';
import { paths } from '../../../routes/paths';
import { Alert } from '../../../ui/alert/Alert';
import { ResendLink } from './ResendLink';

/** The membership is pending until the e-mail address is confirmed. */
export function Unconfirmed({ member: { email, emailVerified, emailRemoved } }: { member: MemberInfo }) {
  const phone = usePhone();
  if (emailVerified) return null;
  if (email !== null) {
    return (
      <Alert
        tone="info"
        title={<Trans>Din e-postadress är inte bekräftad</Trans>}
        action={<ResendLink email={email} />}
      >
        <Trans>Öppna länken som vi har skickat till {email}. Den gäller i 24 timmar.</Trans>
      </Alert>
    );
  }
  return (
    <Alert tone="info" title={<Trans>Du har ingen e-postadress hos oss</Trans>}>
      {emailRemoved ? (
        <Trans>Kontakta kundservice på {phone} för att koppla en e-postadress till ditt konto.</Trans>
      ) : (
        <Trans>
          Lägg till en under <Link href={paths.clubProfile()}>Min profil</Link>.
        </Trans>
      )}
    </Alert>
  );
}
