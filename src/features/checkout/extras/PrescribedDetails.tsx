import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import { cartActions } from '../../../cart/cart-actions';
import { Alert } from '../../../ui/alert/Alert';
import { Checkbox } from '../../../ui/form/Checkbox';
import * as styles from './Extras.css';

/** Lets the customer request the prescription specification on paper. */
export function PrescribedDetails({ checked }: { checked: boolean }) {
  const [failed, setFailed] = useState(false);

  async function request(value: boolean): Promise<void> {
    setFailed(false);
    const { ok } = await cartActions.change({ kind: 'prescribedDetails', value });
    setFailed(!ok);
  }

  return (
    <div className={styles.option}>
      <Checkbox
        checked={checked}
        onChange={({ target }) => void request(target.checked)}
        hint={<Trans>Den visar vilka läkemedel du har fått på recept och vad de kostade.</Trans>}
      >
        <Trans>Jag vill ha en receptspecifikation på papper i paketet</Trans>
      </Checkbox>
      {failed && (
        <Alert tone="error" title={<Trans>Ett tillfälligt fel: valet kunde inte sparas</Trans>}>
          <Trans>
            Du kan slutföra köpet. Kontakta kundservice på <ServicePhone /> efter köpet om du vill ha specifikationen.
          </Trans>
        </Alert>
      )}
    </div>
  );
}
