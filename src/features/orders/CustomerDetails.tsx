import { Trans } from '@lingui/react/macro';
import type { Order } from '../../domain/order';
import { Fact, Facts } from './Facts';
import { PostalAddress } from './PostalAddress';

export function CustomerDetails({ order: { customerName, address, email, memberNumber } }: { order: Order }) {
  if (customerName === '' && email === '') return null;
  return (
    <Facts id="order-kund" title={<Trans>Kund</Trans>}>
      <Fact name={<Trans>Namn</Trans>}>{customerName}</Fact>
      <Fact name={<Trans>Adress</Trans>}>{address && <PostalAddress address={address} />}</Fact>
      <Fact name={<Trans>E-post</Trans>}>{email !== '' && <EmailAddress email={email} />}</Fact>
      <Fact name={<Trans>Medlemsnummer</Trans>}>{memberNumber}</Fact>
    </Facts>
  );
}

/** Breaks before its @ if it does not fit. */
function EmailAddress({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf('@'));
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
