import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CartView } from '../../../cart/view';
import type { Cart } from '../../../domain/cart';
import type { DeliveryNeeds } from '../../../domain/delivery-needs';
import { trackEcommerce } from '../../../telemetry/track-ecommerce';
import type { Payment } from '../payment/use-payment';
import { AgeStep } from './AgeStep';
import { CartStep } from './CartStep';
import { DetailsLost } from './DetailsLost';
import { Interrupted } from './Interrupted';
import { LazyDeliveryStep } from './LazyDeliveryStep';
import { LazyPaymentStep } from './LazyPaymentStep';
import { CartRecap, DeliveryRecap } from './Recap';
import { StepSection } from './StepSection';
import type { Step } from './steps';
import * as styles from './steps.css';
import { useDisclaimers } from './use-disclaimers';
import { useStepFlow } from './use-step-flow';

interface CheckoutStepsProps {
  cart: Cart;
  view: CartView;
  payment: Payment;
  needs: DeliveryNeeds;
  onEmptied: () => void;
}

const titles: Record<Step, ReactNode> = {
  cart: <Trans>Varukorg</Trans>,
  age: <Trans>Ålderskontroll</Trans>,
  delivery: <Trans>Leverans</Trans>,
  payment: <Trans>Betalning</Trans>,
};

/** The steps. The address holds the open one, so the browser's back button goes one step back. */
export function CheckoutSteps({ cart, view, payment, needs, onEmptied }: CheckoutStepsProps) {
  const flow = useStepFlow(cart, { hasAgeLimit: needs.adultProducts.length > 0 });
  const { steps, step, frames, busy, interruption } = flow;
  const position = steps.indexOf(step);
  useDisclaimers(cart, { isDue: step === 'delivery' || step === 'payment', onDeclined: () => flow.go('cart') });

  function leaveDelivery(): void {
    // The frame has answered after the customer had gone back.
    if (step !== 'delivery') return;
    trackEcommerce(({ trackShippingChosen }) => trackShippingChosen(cart.rows, cart.shippingMethod ?? ''));
    flow.openThen('payment');
  }

  const bodies: Record<Step, ReactNode> = {
    cart: (
      <CartStep
        cart={cart}
        view={view}
        conflict={needs.conflict}
        failure={step === 'cart' && !interruption ? flow.failure : null}
        interruption={step === 'cart' ? interruption : null}
        busy={busy}
        onEmptied={onEmptied}
        onDone={flow.leaveCart}
        onRetry={flow.retry}
      />
    ),
    age: (
      <AgeStep
        titles={needs.adultProducts}
        refused={flow.ageRefused}
        busy={busy}
        onCertified={flow.certifyAge}
        onBackToCart={() => flow.go('cart')}
      />
    ),
    delivery: (
      <LazyDeliveryStep
        cart={cart}
        frames={frames}
        isActive={step === 'delivery'}
        isInterrupted={interruption !== null}
        idRequired={needs.idRequired}
        busy={busy}
        onRetry={flow.reopen}
        onDone={leaveDelivery}
        onFail={() => flow.go('cart')}
      />
    ),
    payment: (
      <LazyPaymentStep
        cart={cart}
        payment={payment}
        frames={frames}
        isActive={step === 'payment'}
        isInterrupted={interruption !== null}
        isNext={step === 'delivery'}
        idRequired={needs.idRequired}
        onRetry={flow.reopen}
        onBack={() => flow.go('delivery')}
      />
    ),
  };
  const recaps: Partial<Record<Step, ReactNode>> = {
    cart: <CartRecap cart={cart} />,
    delivery: <DeliveryRecap cart={cart} />,
  };
  return (
    <ol className={styles.steps}>
      {steps.map((each, index) => (
        <StepSection
          key={each}
          title={titles[each]}
          number={index + 1}
          total={steps.length}
          state={index < position ? 'done' : index === position ? 'active' : 'ahead'}
          recap={recaps[each]}
          onChange={() => flow.go(each)}
        >
          {flow.detailsLost && each === 'delivery' && step === 'delivery' && <DetailsLost />}
          {bodies[each]}
          {interruption && each === step && each !== 'cart' && (
            <Interrupted failure={interruption} onRetry={flow.retry} />
          )}
        </StepSection>
      ))}
    </ol>
  );
}
