import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/form/Checkbox';
import * as styles from './steps.css';

interface IdAcknowledgementProps {
  /** There is nothing to pay: nobody is the payer. */
  isFree: boolean;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

/** What the customer must acknowledge before paying for, or ordering, products that require proof of identity. */
export function IdAcknowledgement({ isFree, ticked, onTick }: IdAcknowledgementProps) {
  return (
    <div className={styles.notice}>
      <p>
        {isFree ? (
          <Trans>
            I din beställning finns varor som kräver legitimation. Bara den som beställer kan ta emot eller hämta dem,
            så leveransen måste ha ditt för- och efternamn.
          </Trans>
        ) : (
          <Trans>
            I din beställning finns varor som kräver legitimation. Bara den som betalar kan ta emot eller hämta dem, så
            betalning och leverans måste ha samma för- och efternamn.
          </Trans>
        )}
      </p>
      <Checkbox
        required
        checked={ticked}
        onChange={({ target }) => onTick(target.checked)}
        hint={
          !ticked &&
          (isFree ? (
            <Trans>Kryssa i rutan för att slutföra beställningen.</Trans>
          ) : (
            <Trans>Kryssa i rutan för att komma till betalningen.</Trans>
          ))
        }
      >
        {isFree ? (
          <Trans>Jag förstår att bara jag som beställer kan ta emot eller hämta varorna</Trans>
        ) : (
          <Trans>Jag förstår att bara jag som betalar kan ta emot eller hämta varorna</Trans>
        )}
      </Checkbox>
    </div>
  );
}
