import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BonusCheque } from '../../api/cart/cheques';
import { cartActions } from '../../cart/cart-actions';
import { chequesQuery } from '../../cart/checkout/cheques-query';
import { type CartView, cartViewAtom } from '../../cart/view';
import { chequesCanPay } from '../../domain/bonus-cheque';
import type { Cart } from '../../domain/cart';
import { formatMoney } from '../../i18n/format';
import { store } from '../../lib/store';
import { usePhone } from '../../platform/config/config';
import { Alert } from '../../ui/alert/Alert';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { problemOf } from '../cart-problem/problem-message';
import { FailureAlert } from '../failure/FailureAlert';
import { PhoneText } from '../phone/PhoneText';
import * as styles from './BonusCheques.css';
import { Cheque } from './Cheque';
import { chequeMessage } from './cheque-message';
import { WorthMoreModal } from './WorthMoreModal';

interface BonusChequesProps {
  cart: Cart;
  problem: CartView['problem'];
}

/** The member's bonus cheques: each can be used for this cart, or saved. */
export function BonusCheques({ cart, problem }: BonusChequesProps) {
  const { t } = useLingui();
  const phone = usePhone();
  const { data: cheques, error, refetch } = useQuery(chequesQuery);
  const [busy, setBusy] = useState<string | null>(null);
  const [warnedOf, setWarnedOf] = useState<BonusCheque | null>(null);
  const [done, setDone] = useState('');
  const refusal = problemOf(problem, ['addCheque', 'removeCheque']);
  const left = chequesCanPay(cart);

  async function change(cheque: BonusCheque, use: boolean): Promise<void> {
    setBusy(cheque.id);
    setDone('');
    const { ok } = await cartActions.change({ kind: use ? 'addCheque' : 'removeCheque', id: cheque.id });
    setBusy(null);
    const amount = formatMoney(cheque.amount);
    if (ok) setDone(use ? t`Bonuschecken på ${amount} används.` : t`Bonuschecken på ${amount} används inte längre.`);
    else void refetch();
  }

  async function requestCheque(cheque: BonusCheque): Promise<void> {
    setBusy(cheque.id);
    // Pending changes affect the amount to pay.
    const now = await cartActions.settled().then(
      () => store.get(cartViewAtom).cart ?? cart,
      () => cart,
    );
    setBusy(null);
    if (cheque.amount > chequesCanPay(now)) setWarnedOf(cheque);
    else void change(cheque, true);
  }

  const message = refusal && chequeMessage(refusal.failure, phone);
  return (
    <section className={styles.section} aria-labelledby="bonuscheckar">
      <h3 id="bonuscheckar" className={styles.title}>
        <Trans>Bonuscheckar</Trans>
      </h3>
      {content()}
      {message && (
        <Alert
          tone="error"
          title={
            refusal.change.kind === 'addCheque' ? (
              <Trans>Bonuschecken kunde inte läggas till</Trans>
            ) : (
              <Trans>Bonuschecken kunde inte tas bort</Trans>
            )
          }
        >
          <PhoneText text={typeof message === 'string' ? message : t(message)} />
        </Alert>
      )}
      {warnedOf && (
        <WorthMoreModal
          amount={warnedOf.amount}
          left={left}
          onDecline={() => setWarnedOf(null)}
          onAccept={() => {
            setWarnedOf(null);
            void change(warnedOf, true);
          }}
        />
      )}
      <p className={visuallyHidden} role="status">
        {done}
      </p>
    </section>
  );

  function content() {
    if (!cheques && error) {
      return (
        <FailureAlert
          title={<Trans>Något gick fel när bonuscheckarna hämtades</Trans>}
          onRetry={() => void refetch()}
        />
      );
    }
    if (!cheques) {
      return (
        <div role="status" aria-label={t`Bonuscheckarna hämtas`}>
          <Skeleton className={styles.loading} />
        </div>
      );
    }
    if (cheques.length === 0) {
      return (
        <p className={styles.note}>
          <Trans>Du har inga bonuscheckar att använda just nu.</Trans>
        </p>
      );
    }
    const used = cart.cheques.map(({ id }) => id);
    return (
      <>
        <ul className={styles.list}>
          {cheques.map((cheque) => (
            <Cheque
              key={cheque.id}
              cheque={cheque}
              used={used.includes(cheque.id)}
              usable={left > 0}
              busy={busy === cheque.id}
              onUse={() => void requestCheque(cheque)}
              onRemove={() => void change(cheque, false)}
            />
          ))}
        </ul>
        <p className={styles.note}>
          {left > 0 ? (
            <Trans>Bonuscheckar betalar inte frakt, receptvaror, modersmjölksersättning eller gåvor.</Trans>
          ) : (
            <Trans>Det finns inget mer i varukorgen som bonuscheckar kan betala.</Trans>
          )}
        </p>
      </>
    );
  }
}
