import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { expectedFailure, type Failure } from '../../../api/errors';
import { isGone } from '../../../api/orders/queries';
import { createReturnSlip } from '../../../api/orders/return/create-slip';
import { returnOrderQuery } from '../../../api/orders/return/queries';
import { useWrite } from '../../../api/use-write';
import type { ReturnOrder, ReturnReason, ReturnRight } from '../../../domain/order-return';
import { formatLongDate } from '../../../i18n/format';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { required, type Validator } from '../../../ui/form/validators';
import { fieldsOf, ReturnRowFields } from './ReturnRowFields';
import * as styles from './return.css';

interface ReturnFormProps {
  returns: ReturnOrder;
  right: Extract<ReturnRight, { kind: 'open' }>;
  reasons: readonly ReturnReason[];
  customerToken: string | null;
  onSend: () => void;
  onMade: () => void;
  onFailed: (failure: Failure) => void;
  onGone: (unsent: ReactNode) => void;
}

/** Which rows are sent back, how many of each and why. */
export function ReturnForm({ returns, right: { rows, until }, reasons, customerToken, ...on }: ReturnFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { send } = useWrite(createReturnSlip, 'createReturnSlip');
  const { orderId, orderNumber, slips } = returns;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter(({ withdrawnOn }) => withdrawnOn !== null).map(({ rowId }) => rowId)),
  );

  async function make(values: Record<string, string>) {
    const [first] = rows;
    const requested = rows.filter(({ rowId }) => chosen.has(rowId));
    if (requested.length === 0 && first) {
      return { [fieldsOf(first).row]: t`Du måste göra ett val för att kunna gå vidare` };
    }
    on.onSend();
    try {
      const made = await send({
        orderId,
        customerToken,
        knownSlips: slips.length,
        rows: requested.map((row) => ({
          rowId: row.rowId,
          quantity: Number(values[fieldsOf(row).quantity]),
          reason: values[fieldsOf(row).reason] as ReturnReason,
        })),
      });
      queries.setQueryData(returnOrderQuery(orderId, customerToken).queryKey, made);
      on.onMade();
    } catch (error) {
      const failed = expectedFailure(error);
      if (isGone(error)) on.onGone(<Trans>Retursedeln är inte skapad än.</Trans>);
      else on.onFailed(failed);
      // What was refused has changed: the page shows how.
      if (failed.kind === 'conflict') void queries.invalidateQueries(returnOrderQuery(orderId, customerToken));
    }
    return undefined;
  }

  const rules: Record<string, readonly Validator[]> = {};
  for (const row of rows) {
    const { row: name, quantity, reason } = fieldsOf(row);
    rules[name] = [];
    if (chosen.has(row.rowId)) Object.assign(rules, { [quantity]: [required], [reason]: [required] });
  }
  return (
    <Form className={styles.form} rules={rules} onValid={make} aria-label={t`Skapa retursedel`} data-screen-only>
      {until !== null && (
        <p>
          <Trans>Du kan skapa en retursedel till och med {formatLongDate(until)}.</Trans>
        </p>
      )}
      <fieldset className={styles.rows}>
        <legend className={styles.legend}>
          <Trans>Vad vill du returnera ur beställning {orderNumber}?</Trans>
        </legend>
        {rows.map((row) => (
          <ReturnRowFields
            key={row.rowId}
            row={row}
            reasons={reasons}
            isChosen={chosen.has(row.rowId)}
            onChange={(isChosen) => {
              const others = [...chosen].filter((each) => each !== row.rowId);
              setChosen(new Set(isChosen ? [...others, row.rowId] : others));
            }}
          />
        ))}
      </fieldset>
      <SubmitButton>
        <Trans>Skapa retursedel</Trans>
      </SubmitButton>
    </Form>
  );
}
