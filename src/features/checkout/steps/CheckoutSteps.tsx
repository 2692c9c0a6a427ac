import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PartBoundary } from '../../../blocks/part-boundary/PartBoundary';
import type { CartView } from '../../../cart/view';
import type { Cart } from '../../../domain/cart';
import type { DeliveryNeeds } from '../../../domain/delivery-needs';
import { part } from '../../../lib/part';
import { useShown } from '../../../lib/use-shown';
import { countTrade } from '../../../telemetry/count-trade';
import { Spinner } from '../../../ui/spinner/Spinner';
import type { Payment } from '../payment/use-payment';
import { useCheckout } from '../use-checkout';
import { AgeStep } from './AgeStep';
import { CartStep } from './CartStep';
import { CheckoutFailure } from './CheckoutFailure';
import { DeliveryStep } from './DeliveryStep';
import { CartRecap, DeliveryRecap } from './Recap';
import { ShippingConflictAlert } from './ShippingConflictAlert';
import { StepSection } from './StepSection';
import { addressOf, isDelivered, placeIn, type Step, stepsOf, stepToShow } from './steps';
import * as styles from './steps.css';

interface CheckoutStepsProps {
  cart: Cart;
  view: CartView;
  payment: Payment;
  needs: DeliveryNeeds;
  onEmptied: () => void;
}

/** Comes while the delivery is being chosen. */
const paymentStep = part('PaymentStep', () => import('./PaymentStep').then((m) => m.PaymentStep));

const noDelivery = { kind: 'conflict', code: null } as const;

/** The steps, of which the address names the open one: the browser's own way back leads one step back. */
export function CheckoutSteps({ cart, view, payment, needs, onEmptied }: CheckoutStepsProps) {
  const { adultGoods, conflict, idRequired } = needs;
  const [, navigate] = useLocation();
  const wanted = placeIn(useSearch());
  const checkout = useCheckout();
  const shown = useShown();
  const { frames, busy, failure } = checkout;
  const refusal = failure?.kind ?? null;
  const steps = stepsOf(adultGoods.length > 0 || checkout.ageDemanded);
  const step = stepToShow(wanted, { steps, isDelivered: isDelivered(cart), refusal });

  function go(to: Step): void {
    checkout.forgetFailure();
    if (to !== wanted) navigate(addressOf(to));
  }

  async function openThen(to: Step, body?: { ageCertified: boolean }): Promise<void> {
    const refused = await checkout.open(body);
    if (!shown.current) return;
    if (!refused) go(to);
    else if (refused.kind === 'notMature') navigate(addressOf('age'));
  }

  const conflictAlert = useRef<HTMLDivElement>(null);
  function leaveCart(): void {
    if (conflict) conflictAlert.current?.focus();
    else if (adultGoods.length > 0) go('age');
    else void openThen('delivery');
  }

  const [hasCertified, setHasCertified] = useState(false);
  const reopen = () => void checkout.open();
  // After a reload in the midst of it the service is asked again; it remembers the customer's word on the age limit.
  const needsFrames = (step === 'delivery' || step === 'payment') && !frames && !busy && !failure;
  const open = useEffectEvent(reopen);
  useEffect(() => {
    if (needsFrames) open();
  }, [needsFrames]);

  useEffect(() => {
    if (step === 'delivery') paymentStep.load().catch(() => {});
  }, [step]);

  const [sawPayment, setSawPayment] = useState(false);
  if (step === 'payment' && frames && !sawPayment) setSawPayment(true);

  const bodies: Record<Step, ReactNode> = {
    cart: (
      <>
        {conflict ? (
          <ShippingConflictAlert ref={conflictAlert} conflict={conflict} />
        ) : (
          failure && failure.kind !== 'notMature' && <CheckoutFailure failure={failure} />
        )}
        <CartStep cart={cart} view={view} busy={busy} onEmptied={onEmptied} onDone={leaveCart} />
      </>
    ),
    age: (
      <AgeStep
        titles={adultGoods}
        refused={refusal === 'notMature' && hasCertified}
        busy={busy}
        onCertified={() => {
          setHasCertified(true);
          void openThen('delivery', { ageCertified: true });
        }}
        onBackToCart={() => go('cart')}
      />
    ),
    delivery:
      frames?.deliveryFrame != null ? (
        <DeliveryStep
          cart={cart}
          src={frames.deliveryFrame}
          busy={busy}
          onRetry={reopen}
          onDone={() => {
            countTrade(({ trackShippingChosen }) => trackShippingChosen(cart.rows, cart.shippingMethod ?? ''));
            void openThen('payment');
          }}
        />
      ) : (
        step === 'delivery' && (frames ? <CheckoutFailure failure={noDelivery} /> : <Opening />)
      ),
    payment:
      frames && sawPayment ? (
        <PartBoundary
          room={<Opening />}
          onFail={() => {
            go('delivery');
            setSawPayment(false);
          }}
        >
          <paymentStep.Component
            cart={cart}
            src={frames.paymentFrame}
            paymentId={frames.paymentId}
            payment={payment}
            idRequired={idRequired}
            onRetry={reopen}
            onChangeDelivery={() => go('delivery')}
          />
        </PartBoundary>
      ) : (
        step === 'payment' && <Opening />
      ),
  };
  const titles: Record<Step, ReactNode> = {
    cart: <Trans>Varukorg</Trans>,
    age: <Trans>Ålderskontroll</Trans>,
    delivery: <Trans>Leverans</Trans>,
    payment: <Trans>Betalning</Trans>,
  };
  const recaps: Partial<Record<Step, ReactNode>> = {
    cart: <CartRecap cart={cart} />,
    delivery: <DeliveryRecap cart={cart} />,
  };
  const at = steps.indexOf(step);
  return (
    <ol className={styles.steps}>
      {steps.map((each, index) => (
        <StepSection
          key={each}
          title={titles[each]}
          number={index + 1}
          total={steps.length}
          state={index < at ? 'done' : index === at ? 'active' : 'ahead'}
          recap={recaps[each]}
          onChange={() => go(each)}
        >
          {bodies[each]}
        </StepSection>
      ))}
    </ol>
  );
}

function Opening() {
  return (
    <p className={styles.opening} role="status">
      <Spinner />
      <Trans>Kassan öppnas</Trans>
    </p>
  );
}
