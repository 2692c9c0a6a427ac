import { Trans } from '@lingui/react/macro';
import { type FinderState, isFiltered } from '../../blocks/find-pharmacy/finder-state';
import { Button } from '../../ui/button/Button';
import * as styles from './FindPharmacyScreen.css';

interface NothingFoundProps {
  address: FinderState;
  onAll: () => void;
}

/** What to do when there is no pharmacy at the place, or near the visitor. */
export function NothingFound({ address, onAll }: NothingFoundProps) {
  const { place, nearMe } = address;
  if (place === '' && !nearMe) return null;
  return (
    <div className={styles.nothing}>
      {isFiltered(address) && (
        <p>
          <Trans>Ta bort ett filter.</Trans>
        </p>
      )}
      {place !== '' && (
        <p>
          <Trans>Kontrollera stavningen, eller sök på en större ort i närheten.</Trans>
        </p>
      )}
      <Button variant="secondary" onClick={onAll}>
        <Trans>Visa alla apotek</Trans>
      </Button>
    </div>
  );
}
