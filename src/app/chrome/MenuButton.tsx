import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { part } from '../../lib/part';
import { usePartLoader } from '../../lib/part-loader';
import { Icon } from '../../ui/icon/Icon';
import { menu } from '../../ui/icon/paths';
import { large } from '../../ui/theme/media';
import * as styles from './SiteHeader.css';

const drawer = part(() => import('./CategoryMenu'));
const flyout = part(() => import('./flyout/CategoryFlyout'));

/** Large screens show the categories below the header, others in a drawer. */
const fitting = () => (matchMedia(large).matches ? flyout : drawer);

/** Opens and closes the category menu, which also closes on navigation. */
export function MenuButton() {
  const loader = usePartLoader();
  const preload = () => void loader.load(fitting());
  const [location] = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Also when the visitor comes back to where it was open.
  if (openAt !== null && openAt !== location) setOpenAt(null);
  const open = openAt === location;
  const close = () => setOpenAt(null);
  // The button responds first; the menu renders right after it.
  const drawn = useDeferredValue(open);
  const Menu = open && drawn && fitting().Component;
  return (
    <>
      <button
        type="button"
        className={styles.headerButton}
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpenAt(open ? null : location)}
        // Until the menu's code has come, only the button knows that it is open.
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <Icon path={menu} />
        <Trans>Meny</Trans>
      </button>
      {Menu && (
        <PartBoundary message={<CannotShow />} onFail={close}>
          <Menu onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
