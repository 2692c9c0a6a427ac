import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/form/Checkbox';
import * as styles from './steps.css';

interface IdAcknowledgementProps {
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

/** What the customer must acknowledge before paying for products that require proof of identity. */
export function IdAcknowledgement({ ticked, onTick }: IdAcknowledgementProps) {
  return (
    <div className={styles.notice}>
      <p>
        <Trans>
          I din beställning finns varor som kräver legitimation. Bara den som betalar kan ta emot eller hämta dem, så
          betalning och leverans måste ha samma för- och efternamn.
        </Trans>
      </p>
      <Checkbox
        required
        checked={ticked}
        onChange={({ target }) => onTick(target.checked)}
        hint={!ticked && <Trans>Kryssa i rutan för att komma till betalningen.</Trans>}
      >
        <Trans>Jag förstår att bara jag som betalar kan ta emot eller hämta varorna</Trans>
      </Checkbox>
    </div>
  );
}
