import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { cartActions } from '../../cart/cart-actions';
import type { CartView } from '../../cart/view';
import type { Cart } from '../../domain/cart';
import { isPlausible, longestVoucherCode, voucherCode } from '../../domain/voucher-code';
import { usePhone } from '../../platform/config/config';
import { Alert } from '../../ui/alert/Alert';
import { Chip } from '../../ui/chip/Chip';
import { entry } from '../../ui/form/entry.css';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';
import { required } from '../../ui/form/validators';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { problemOf } from '../cart-problem/problem-message';
import { PhoneText } from '../phone/PhoneText';
import * as styles from './Vouchers.css';
import { reasonMessage, voucherMessage } from './voucher-message';

const unknownCode = { kind: 'invalidVoucher', reason: 'UNKNOWN_CODE' } as const;
const rules = { voucher: [required] };

interface VouchersProps {
  cart: Cart;
  problem: CartView['problem'];
}

/** The cart's discount codes, to add and remove. */
export function Vouchers({ cart, problem }: VouchersProps) {
  const { t } = useLingui();
  const phone = usePhone();
  const frame = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(false);
  const [done, setDone] = useState('');
  const refusal = problemOf(problem, ['addVoucher', 'removeVoucher']);
  const failure = refused ? unknownCode : refusal?.failure;

  function focusField(): void {
    frame.current?.querySelector('input')?.focus();
  }

  async function add({ voucher }: { voucher: string }): Promise<undefined> {
    const code = voucherCode(voucher);
    setDone('');
    setRefused(!isPlausible(code));
    if (!isPlausible(code)) return;
    const { ok } = await cartActions.change({ kind: 'addVoucher', code });
    if (!ok) return;
    setDone(t`Rabattkoden ${code} är tillagd.`);
    frame.current?.querySelector('form')?.reset();
  }

  async function remove(code: string): Promise<void> {
    setDone('');
    setRefused(false);
    // The pressed button is about to disappear.
    focusField();
    const { ok } = await cartActions.change({ kind: 'removeVoucher', code });
    if (ok) setDone(t`Rabattkoden ${code} är borttagen.`);
  }

  const message = failure && voucherMessage(failure, phone);
  return (
    <div className={styles.vouchers} ref={frame}>
      <Form rules={rules} onValid={add}>
        <div className={entry}>
          <TextField
            name="voucher"
            label={t`Rabattkod`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={longestVoucherCode}
          />
          <SubmitButton variant="secondary">
            <Trans>Lägg till</Trans>
          </SubmitButton>
        </div>
      </Form>
      {cart.vouchers.length > 0 && (
        <ul className={styles.used} aria-label={t`Tillagda rabattkoder`}>
          {cart.vouchers.map(({ code, idle }) => (
            <li key={code} className={styles.code}>
              <Chip onRemove={() => void remove(code)} removeLabel={t`Ta bort rabattkoden`}>
                {code}
              </Chip>
              {idle !== null && <span>{t(reasonMessage(idle))}</span>}
            </li>
          ))}
        </ul>
      )}
      {message && (
        <Alert
          tone="error"
          title={
            refusal?.change.kind === 'removeVoucher' && !refused ? (
              <Trans>Det gick inte att ta bort rabattkoden</Trans>
            ) : (
              <Trans>Det gick inte att lägga till rabattkoden</Trans>
            )
          }
        >
          <PhoneText text={typeof message === 'string' ? message : t(message)} />
        </Alert>
      )}
      <p className={visuallyHidden} role="status">
        {done}
      </p>
    </div>
  );
}
