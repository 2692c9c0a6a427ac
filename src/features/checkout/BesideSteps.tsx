import { useSearch } from 'wouter';
import { AddingGoods } from './adding/AddingGoods';
import { NothingToAdd } from './adding/NothingToAdd';
import { requestedGoods } from './adding/requested-goods';
import { undecidedPayment } from './payment/open-payment';
import { PaymentAway } from './payment/PaymentAway';
import { PaymentRefused } from './payment/PaymentRefused';
import { PaymentUnsure } from './payment/PaymentUnsure';
import type { Payment } from './payment/use-payment';

/** What the checkout shows in place of its steps: a payment that is no order yet, or goods on their way into the cart. */
export function BesideSteps({ payment }: { payment: Payment }) {
  const goods = requestedGoods(useSearch());
  switch (payment.state) {
    case 'unsure':
      return <PaymentUnsure onAsk={payment.askAgain} />;
    case 'away':
      return <PaymentAway onAsk={payment.comeBack} onOther={payment.payOtherwise} />;
    case 'refused':
      return <PaymentRefused failure={payment.refusal} paymentId={undecidedPayment()} />;
    default:
      return goods && goods.length > 0 ? <AddingGoods items={goods} /> : <NothingToAdd />;
  }
}
