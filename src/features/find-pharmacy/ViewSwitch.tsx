import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '../../ui/chip/Chip';
import * as styles from './FindPharmacyScreen.css';

interface ViewSwitchProps {
  view: 'list' | 'map';
  onChange: (view: 'list' | 'map') => void;
}

/** On a narrow screen: the list alone, or the map above it. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.views} data-screen-only aria-label={t`Visa apotek som`}>
      <Chip selected={view === 'list'} onSelect={() => onChange('list')}>
        <Trans>Lista</Trans>
      </Chip>
      <Chip selected={view === 'map'} onSelect={() => onChange('map')}>
        <Trans>Karta</Trans>
      </Chip>
    </fieldset>
  );
}
