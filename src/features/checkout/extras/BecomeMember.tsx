import { Trans } from '@lingui/react/macro';
import { MembershipTermsLink } from '../../../blocks/terms/MembershipTermsLink';
import { cartActions } from '../../../cart/cart-actions';
import { Checkbox } from '../../../ui/form/Checkbox';

/** Saved in the cart at once; the service handles the registration when the order is placed. */
export function BecomeMember({ checked }: { checked: boolean }) {
  return (
    <Checkbox
      checked={checked}
      onChange={({ target }) => void cartActions.change({ kind: 'becomeMember', value: target.checked })}
      hint={
        <Trans>
          Du måste ha fyllt 18 år. När du kryssar i accepterar du{' '}
          <MembershipTermsLink>medlemsvillkoren</MembershipTermsLink>. Du får 1 poäng för varje krona. Det kostar inget,
          och du avslutar medlemskapet när du vill.
        </Trans>
      }
    >
      <Trans>Jag vill bli medlem i kundklubben</Trans>
    </Checkbox>
  );
}
