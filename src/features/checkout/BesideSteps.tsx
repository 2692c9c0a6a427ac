import { useSearch } from 'wouter';
import { AddingProducts } from './adding/AddingProducts';
import { NothingToAdd } from './adding/NothingToAdd';
import { requestedProducts } from './adding/requested-products';
import { undecidedPayment } from './payment/open-payment';
import { PaymentAway } from './payment/PaymentAway';
import { PaymentRefused } from './payment/PaymentRefused';
import { PaymentUnread } from './payment/PaymentUnread';
import { PaymentUnsure } from './payment/PaymentUnsure';
import type { Payment } from './payment/use-payment';

/** Shown instead of the steps: a payment that is not an order yet, or products from the address being added. */
export function BesideSteps({ payment }: { payment: Payment }) {
  const products = requestedProducts(useSearch());
  switch (payment.state) {
    case 'unsure':
      return <PaymentUnsure onCheck={payment.confirmAgain} />;
    case 'away':
      return <PaymentAway onCheck={payment.comeBack} onOther={payment.payOtherwise} />;
    case 'refused':
      return <PaymentRefused failure={payment.refusal} paymentId={undecidedPayment()} onRetry={payment.orderAgain} />;
    case 'unread':
      return <PaymentUnread failure={payment.refusal} onRead={payment.confirmAgain} />;
    default:
      return products && products.length > 0 ? <AddingProducts items={products} /> : <NothingToAdd />;
  }
}
