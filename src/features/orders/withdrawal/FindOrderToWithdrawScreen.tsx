import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../../routes/paths';
import { OrderFrame } from '../OrderFrame';
import { intro } from '../OrderFrame.css';
import { LookUpForm } from '../order-page/LookUpForm';

/** Finds the order to withdraw from. */
export function FindOrderToWithdrawScreen() {
  const { t } = useLingui();
  return (
    <OrderFrame heading={t`Ångra ett köp`}>
      <p className={intro}>
        <Trans>Hitta först köpet. Sedan väljer du vilka varor du ångrar och får en kvittens.</Trans>
      </p>
      <LookUpForm submitLabel={<Trans>Gå vidare</Trans>} target={paths.withdrawal} />
    </OrderFrame>
  );
}
