import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenRow, ReturnReason } from '../../../domain/order-return';
import { unbrokenUnits } from '../../../i18n/unbroken-units';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Select } from '../../../ui/form/Select';
import { reasonTexts } from './reason-texts';
import * as styles from './return.css';

interface ReturnRowFieldsProps {
  row: OpenRow;
  reasons: readonly ReturnReason[];
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** The names of a row's fields in the form. */
export const fieldsOf = ({ rowId }: Pick<OpenRow, 'rowId'>) => ({
  row: `vara-${rowId}`,
  quantity: `antal-${rowId}`,
  reason: `skal-${rowId}`,
});

/** A row of the order; once it is chosen, quantity and reason. Of what was withdrawn from, everything is proposed. */
export function ReturnRowFields({ row, reasons, isChosen, onChange }: ReturnRowFieldsProps) {
  const { t } = useLingui();
  const { title, unit, most, withdrawnOn } = row;
  const names = fieldsOf(row);
  const isWithdrawn = withdrawnOn !== null;
  const quantities = Array.from({ length: most }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in the fieldset would be read twice before each field.
    <div role="group" aria-label={title} className={styles.row}>
      <Checkbox
        name={names.row}
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        hint={
          isWithdrawn ? (
            <Trans>
              {most} {unit}. Du har ångrat köpet av varan.
            </Trans>
          ) : (
            <Trans>
              {most} {unit} kan returneras
            </Trans>
          )
        }
      >
        {unbrokenUnits(title)}
      </Checkbox>
      {isChosen && (
        <div className={styles.fields}>
          <Select name={names.quantity} label={t`Antal`} defaultValue={isWithdrawn || most === 1 ? String(most) : ''}>
            {most > 1 && <option value="">{t`Välj antal`}</option>}
            {quantities.map((quantity) => (
              <option key={quantity} value={quantity}>
                {quantity} {unit}
              </option>
            ))}
          </Select>
          <Select
            name={names.reason}
            label={t`Skäl till returen`}
            defaultValue={isWithdrawn && reasons.includes('regret') ? 'regret' : ''}
          >
            <option value="">{t`Välj skäl`}</option>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(reasonTexts[reason])}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  );
}
