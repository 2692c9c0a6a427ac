import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Failure } from '../../../api/errors';
import { FailureText } from '../../../blocks/cart-problem/FailureText';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import { paths } from '../../../routes/paths';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import * as styles from '../CheckoutScreen.css';
import { TakesFocus } from '../TakesFocus';
import { OrderAgain } from './OrderAgain';
import type { Payment } from './use-payment';
import { isReleased } from './verdict';

const reasons: Readonly<Record<string, MessageDescriptor>> = {
  AMOUNT_CHANGED: msg`Varukorgen ändrades efter att du betalade, så att beloppet inte längre stämmer. Din betalning finns kvar: ändra tillbaka varukorgen, så kan beställningen läggas utan att du betalar igen.`,
  NAMES_DIFFER: msg`Betalning och leverans har olika namn, och varorna lämnas bara ut till den som betalar.`,
  CHEQUE_USED: msg`En bonuscheck i varukorgen är redan använd.`,
  EMPTY_CART: msg`Din varukorg är tom`,
  PRESCRIPTION_ENDED: msg`En vara på recept går inte längre att beställa, till exempel för att en fullmakt har slutat gälla eller för att receptet redan är uthämtat. Varukorgen visar vad som finns kvar.`,
  PRICE_CHANGED: msg`Varorna på recept, eller priset på dem, ändrades innan beställningen hann läggas. Varukorgen visar det nya beloppet.`,
  CHECKOUT_CHANGED: msg`Varukorgen eller leveransen har ändrats sedan kassan öppnades. Gå till kassan igen och kontrollera beställningen.`,
  PAYMENT_NEEDED: msg`Priset på varorna på recept har ändrats, och nu finns det något att betala. Varukorgen visar det nya beloppet.`,
};

/** Where nobody has paid. */
const freeReasons: Readonly<Record<string, MessageDescriptor>> = {
  NAMES_DIFFER: msg`Leveransen har ett annat namn än ditt, och varorna lämnas bara ut till den som beställer.`,
};

const changed = msg`Varukorgen kan inte beställas som den är nu.`;

interface PaymentRefusedProps {
  failure: Failure | null;
  /** Identifies the payment to customer service; null if there was nothing to pay. */
  paymentId: string | null;
  /** Orders once more, as a cart that was changed back can be. */
  onRetry: Payment['orderAgain'];
}

/** The order was refused after the payment: explains why, and how to avoid paying twice. */
export function PaymentRefused({ failure, paymentId, onRetry }: PaymentRefusedProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [refusedAgain, setRefusedAgain] = useState(0);
  const own = paymentId === null ? freeReasons : {};
  const code = failure?.kind === 'conflict' ? (failure.code ?? '') : '';
  return (
    <TakesFocus key={refusedAgain} className={styles.message}>
      <Alert tone="error" title={<Trans>Din beställning kunde inte läggas</Trans>}>
        <div className={styles.paragraphs}>
          {refusedAgain > 0 && code === 'AMOUNT_CHANGED' && (
            <p>
              <Trans>Vi försökte igen, men varukorgen har fortfarande ett annat belopp än det du betalade.</Trans>
            </p>
          )}
          <p>
            {failure === null || failure.kind === 'conflict' ? (
              t(own[code] ?? reasons[code] ?? changed)
            ) : (
              <FailureText failure={failure} general={() => changed} />
            )}
          </p>
          {isReleased(failure) && paymentId !== null && (
            <p>
              <Trans>
                Din betalning är återlämnad och inga pengar dras. Du kan gå till kassan igen och betala på nytt.
              </Trans>
            </p>
          )}
          {!isReleased(failure) && paymentId !== null && (
            <>
              <p>
                {code === 'AMOUNT_CHANGED' ? (
                  <Trans>
                    Vill du ha andra varor, ring kundservice på <ServicePhone /> innan du betalar en gång till. Uppge
                    felkoden.
                  </Trans>
                ) : (
                  <Trans>
                    Betala inte en gång till innan du har talat med kundservice på <ServicePhone />. Uppge felkoden.
                  </Trans>
                )}
              </p>
              <p>
                <Trans>Felkod: {paymentId}</Trans>
              </p>
            </>
          )}
        </div>
      </Alert>
      <Button onClick={() => navigate(paths.cart())}>
        <Trans>Visa varukorgen</Trans>
      </Button>
      {code === 'AMOUNT_CHANGED' && (
        <OrderAgain onOrder={onRetry} onRefused={() => setRefusedAgain((times) => times + 1)} />
      )}
    </TakesFocus>
  );
}
