import { Trans, useLingui } from '@lingui/react/macro';
import type { MyPharmacy } from '../../domain/my-pharmacy';
import { Icon } from '../../ui/icon/Icon';
import { bookmark } from '../../ui/icon/paths';
import { chooseMyPharmacy, releaseMyPharmacy } from './choose-my-pharmacy';
import * as styles from './MyPharmacyToggle.css';
import { useIsMine } from './use-is-mine';

interface MyPharmacyToggleProps {
  pharmacy: MyPharmacy;
  onToggle?: (() => void) | undefined;
}

/** Makes a pharmacy the visitor's own, or no longer. */
export function MyPharmacyToggle({ pharmacy, onToggle }: MyPharmacyToggleProps) {
  const { t } = useLingui();
  const { name } = pharmacy;
  const isMine = useIsMine(pharmacy.id);

  function toggle(): void {
    onToggle?.();
    if (isMine) releaseMyPharmacy(pharmacy);
    else chooseMyPharmacy(pharmacy);
  }

  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isMine}
      aria-label={isMine ? t`Mitt apotek: ${name}` : t`Gör till mitt apotek: ${name}`}
      onClick={toggle}
    >
      <Icon path={bookmark} />
      {isMine ? <Trans>Mitt apotek</Trans> : <Trans>Gör till mitt apotek</Trans>}
    </button>
  );
}
