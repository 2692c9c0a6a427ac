import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { expectedFailure, type Failure } from '../../../api/errors';
import { isGone, orderQuery } from '../../../api/orders/queries';
import { withdrawOrder } from '../../../api/orders/withdraw';
import { useWrite } from '../../../api/use-write';
import { SendFailed } from '../../../blocks/failure/SendFailed';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import type { Order } from '../../../domain/order';
import { declaredName, type WithdrawableItem, type WithdrawalRight } from '../../../domain/withdrawal';
import { unbrokenUnits } from '../../../i18n/unbroken-units';
import { longestEmail } from '../../../lib/email-address';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { email, regexp, required } from '../../../ui/form/validators';
import { form } from '../order-page/LookUpForm.css';
import { WithdrawUntil } from './WithdrawalPrompt';
import * as styles from './withdrawal.css';

interface DeclarationProps {
  order: Order;
  right: Extract<WithdrawalRight, { kind: 'open' }>;
  customerToken: string | null;
  onSend: () => void;
  onSent: () => void;
  /** The service takes it no longer. */
  onRefused: () => void;
  onGone: (unsent: ReactNode) => void;
}

const fieldOf = ({ itemId }: WithdrawableItem) => `vara-${itemId}`;

/** Who withdraws, from which rows, and where the receipt goes; its button is the law's confirmation. */
export function Declaration({ order, right: { items, until }, customerToken, ...on }: DeclarationProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { send } = useWrite(withdrawOrder, 'withdraw');
  const [failure, setFailure] = useState<Failure | null>(null);
  const { orderId, orderNumber } = order;
  // What was kept by an earlier withdrawal has to be chosen by hand.
  const isFirst = (order.withdrawals ?? []).length === 0;

  const chosenFrom = (values: Record<string, string>) => items.filter((item) => values[fieldOf(item)]);

  function missingChoice(values: Record<string, string>) {
    const [first] = items;
    return chosenFrom(values).length === 0 && first ? { [fieldOf(first)]: t`Välj minst en vara` } : {};
  }

  async function confirm(values: Record<string, string>) {
    setFailure(null);
    on.onSend();
    const itemIds = chosenFrom(values).map(({ itemId }) => itemId);
    try {
      const { name = '', email: address = '' } = values;
      const after = await send({ orderId, customerToken, name, email: address, itemIds });
      queries.setQueryData(orderQuery(orderId, customerToken).queryKey, after);
      on.onSent();
    } catch (error) {
      const failed = expectedFailure(error);
      if (isGone(error)) on.onGone(<Trans>Köpet är inte ångrat än.</Trans>);
      else if (failed.kind !== 'conflict') setFailure(failed);
      else {
        await queries.invalidateQueries(orderQuery(orderId, customerToken));
        on.onRefused();
      }
    }
    return undefined;
  }

  const rowRules = Object.fromEntries(items.map((item) => [fieldOf(item), []]));
  return (
    <Form
      className={form}
      rules={{ ...rowRules, name: [required, regexp(declaredName)], email: [required, email] }}
      alsoWrong={missingChoice}
      onValid={confirm}
      aria-label={t`Ångra köpet`}
      data-screen-only
    >
      <WithdrawUntil until={until} />
      <fieldset>
        <legend className={styles.legend}>
          <Trans>Vad ångrar du i köp {orderNumber}?</Trans>
        </legend>
        {items.map((item) => (
          <Checkbox key={item.itemId} name={fieldOf(item)} defaultChecked={isFirst} hint={t`${item.quantity} st`}>
            {unbrokenUnits(item.title)}
          </Checkbox>
        ))}
      </fieldset>
      <p>
        <Trans>
          Är en vara förseglad av hälso- eller hygienskäl gäller ångerrätten inte om du har brutit förseglingen.
        </Trans>
      </p>
      <TextField name="name" label={t`Namn`} autoComplete="name" defaultValue={order.customerName} maxLength={200} />
      <TextField
        name="email"
        type="email"
        label={t`E-post`}
        hint={t`Hit skickar vi kvittensen.`}
        autoComplete="email"
        defaultValue={order.email}
        maxLength={longestEmail}
      />
      <SubmitButton>
        <Trans>Bekräfta att jag ångrar köpet</Trans>
      </SubmitButton>
      {failure && (
        <SendFailed
          failure={failure}
          title={<Trans>Köpet kunde inte ångras just nu</Trans>}
          whenOffline={<Trans>Köpet är inte ångrat än. Försök igen när du har nätverk.</Trans>}
          whenOnline={<Trans>Köpet är inte ångrat än. Försök igen.</Trans>}
        >
          <Trans>
            Försök igen om en stund. Skickar du två gånger räknas det som en. Kontakta kundservice på <ServicePhone />{' '}
            om felet kvarstår.
          </Trans>
        </SendFailed>
      )}
    </Form>
  );
}
