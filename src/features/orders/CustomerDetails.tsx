import { Trans } from '@lingui/react/macro';
import type { Order } from '../../domain/order';
import { EmailAddress } from '../../ui/phone-link/EmailAddress';
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
