import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { expectedFailure, type Failure } from '../../../api/errors';
import { lookUpOrder } from '../../../api/orders/look-up';
import { orderQuery } from '../../../api/orders/queries';
import { useWrite } from '../../../api/use-write';
import { AnsweringAlert } from '../../../blocks/failure/AnsweringAlert';
import { SendFailed } from '../../../blocks/failure/SendFailed';
import { TooManyTries } from '../../../blocks/failure/TooManyTries';
import type { OrderId } from '../../../domain/ids';
import { orderContact } from '../../../domain/order-contact';
import { longestEmail } from '../../../lib/email-address';
import { paths } from '../../../routes/paths';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { regexp, required } from '../../../ui/form/validators';
import { storeOrderAccess } from '../order-access';
import * as styles from './LookUpForm.css';
import { OwnOrders } from './OwnOrders';

/** Nine digits, as written or in groups. */
const numberPattern = /^\d[\d\s-]{3,19}$/;

interface LookUpFormProps {
  /** The button's label, if another page than the order's follows. */
  submitLabel?: ReactNode;
  /** Asked for if it is not given: then the order's page is opened, or the one at `target`. */
  orderNumber?: string;
  target?: (id: OrderId) => string;
}

/** Opens an order with the contact that it was placed with. */
export function LookUpForm({ submitLabel, orderNumber, target = paths.order }: LookUpFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [location, navigate] = useLocation();
  const { send } = useWrite(lookUpOrder);
  const [failure, setFailure] = useState<Failure | null>(null);
  const wrongContact = { contact: t`Felaktig e-post eller telefonnummer` };

  async function find(values: { number: string; contact: string }) {
    const contact = orderContact(values.contact);
    setFailure(null);
    if (contact === null) return wrongContact;
    try {
      const { order, customerToken } = await send({ number: orderNumber ?? values.number, contact });
      if (customerToken !== null) storeOrderAccess(order.orderId, customerToken);
      queries.setQueryData(orderQuery(order.orderId, customerToken).queryKey, order);
      if (orderNumber === undefined) navigate(target(order.orderId));
      else if (order.orderId !== orderNumber) navigate(location.replace(orderNumber, order.orderId), { replace: true });
    } catch (error) {
      const failed = expectedFailure(error);
      if (failed.kind === 'refused' && failed.status === 404) return wrongContact;
      setFailure(failed);
    }
    return undefined;
  }

  const rules = { number: orderNumber === undefined ? [required, regexp(numberPattern)] : [], contact: [required] };
  return (
    <>
      <Form className={styles.form} rules={rules} onValid={find}>
        {orderNumber === undefined && (
          <TextField
            name="number"
            label={t`Ordernummer`}
            hint={t`Nio siffror. Numret står i orderbekräftelsen.`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
        )}
        <TextField
          name="contact"
          label={t`E-post eller telefonnummer`}
          hint={t`Adressen som bekräftelsen skickades till, eller numret som du angav när du beställde. Betalade du på apotek anger du ditt telefonnummer.`}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestEmail}
        />
        {failure && whyNot(failure)}
        <SubmitButton>{submitLabel ?? <Trans>Visa beställningen</Trans>}</SubmitButton>
      </Form>
      <OwnOrders isOne={orderNumber !== undefined} />
    </>
  );

  function whyNot(failure: Failure) {
    return failure.kind === 'tooMany' ? (
      <AnsweringAlert tone="error">
        <TooManyTries />
      </AnsweringAlert>
    ) : (
      <SendFailed
        failure={failure}
        title={<Trans>Beställningen kunde inte hämtas</Trans>}
        whenOnline={<Trans>Beställningen är inte hämtad än. Försök igen.</Trans>}
      />
    );
  }
}
