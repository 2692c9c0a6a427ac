import { Trans, useLingui } from '@lingui/react/macro';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { cartActions } from '../../../cart/cart-actions';
import { phoneNumber } from '../../../domain/phone-number';
import { Alert } from '../../../ui/alert/Alert';
import { Checkbox } from '../../../ui/form/Checkbox';
import { entry } from '../../../ui/form/entry.css';
import { Form } from '../../../ui/form/Form';
import { fieldTexts } from '../../../ui/form/field-texts';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { required } from '../../../ui/form/validators';
import * as styles from './Extras.css';

const rules = { phone: [required, (value: string) => (isPhoneNumber(value) ? null : ('phone' as const))] };

function isPhoneNumber(value: string): boolean {
  return phoneNumber(value) !== null;
}

interface CounsellingProps {
  /** The phone number stored in the cart; null if counselling is not requested. */
  savedNumber: string | null;
}

/** Lets the customer request a call from a pharmacist. */
export function Counselling({ savedNumber }: CounsellingProps) {
  const { t } = useLingui();
  // The customer's latest choice applies at once; until then, the cart's value.
  const [ticked, setTicked] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  /** The field was left with a wrong number. */
  const [left, setLeft] = useState(false);
  const saving = useRef(false);
  const checked = ticked ?? savedNumber !== null;

  async function save({ phone }: { phone: string }): Promise<{ phone: ReactNode } | undefined> {
    setFailed(false);
    saving.current = true;
    const outcome = await cartActions.change({ kind: 'counselling', phoneNumber: phoneNumber(phone) });
    saving.current = false;
    if (outcome.ok) return undefined;
    if (outcome.failure.kind === 'validation') return { phone: t(fieldTexts.phone) };
    setFailed(true);
    return undefined;
  }

  /** On the way to the payment: a number is saved without a press of the button, and a wrong one is marked. */
  function leave({ currentTarget: field, relatedTarget: to }: FocusEvent<HTMLInputElement>): void {
    if (field.form?.contains(to) || field.value.trim() === '') return;
    if (!isPhoneNumber(field.value)) setLeft(true);
    else if (phoneNumber(field.value) !== savedNumber) field.form?.requestSubmit();
  }

  async function request(on: boolean): Promise<void> {
    setTicked(on);
    setFailed(false);
    if (on || (savedNumber === null && !saving.current)) return;
    const { ok } = await cartActions.change({ kind: 'counselling', phoneNumber: null });
    setFailed(!ok);
    if (!ok) setTicked(null);
  }

  return (
    <div className={styles.option}>
      <Checkbox
        checked={checked}
        onChange={({ target }) => void request(target.checked)}
        hint={<Trans>Rådgivningen är gratis. Vi ringer under våra öppettider, oftast inom 24 timmar.</Trans>}
      >
        <Trans>Jag vill bli uppringd av en farmaceut</Trans>
      </Checkbox>
      {checked && (
        <Form rules={rules} onValid={save}>
          <div className={entry}>
            <TextField
              name="phone"
              label={t`Telefonnummer`}
              hint={savedNumber === null && t`Utan nummer kan vi inte ringa dig.`}
              type="tel"
              autoComplete="tel"
              maxLength={40}
              defaultValue={savedNumber ?? ''}
              error={left ? t(fieldTexts.phone) : undefined}
              onInput={() => setLeft(false)}
              onBlur={leave}
            />
            <SubmitButton variant="secondary">
              <Trans>Spara</Trans>
            </SubmitButton>
          </div>
        </Form>
      )}
      {checked && left && (
        <Alert tone="warning">
          <Trans>Vi kan inte ringa dig förrän numret stämmer.</Trans>
        </Alert>
      )}
      {failed && (
        <Alert tone="error">
          <Trans>Din önskan om rådgivning kunde inte sparas. Försök igen om en stund.</Trans>
        </Alert>
      )}
      {checked && savedNumber !== null && !failed && (
        <Alert tone="success">
          <Trans>Sparat. En farmaceut ringer dig på {savedNumber}.</Trans>
        </Alert>
      )}
    </div>
  );
}
