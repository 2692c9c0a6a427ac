import { useLingui } from '@lingui/react/macro';
import { OrderFrame } from '../OrderFrame';
import { LookUpForm } from './LookUpForm';

/** Finds an order by its number. */
export function FindOrderScreen() {
  const { t } = useLingui();
  return (
    <OrderFrame heading={t`Hitta din beställning`}>
      <LookUpForm />
    </OrderFrame>
  );
}
