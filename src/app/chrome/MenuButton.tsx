import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { part } from '../../lib/part';
import { Icon } from '../../ui/icon/Icon';
import { menu } from '../../ui/icon/paths';
import { large } from '../../ui/theme/media';
import * as styles from './SiteHeader.css';

const drawer = part('CategoryMenu', () => import('./CategoryMenu').then((m) => m.CategoryMenu));
const flyout = part('CategoryFlyout', () => import('./flyout/CategoryFlyout').then((m) => m.CategoryFlyout));

/** Where there is room the categories lie below the header, elsewhere in a drawer. */
const fitting = () => (matchMedia(large).matches ? flyout : drawer);

const preload = () => void fitting().load();

/** Opens and closes the category menu, which also closes when another page is shown. */
export function MenuButton() {
  const [location] = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === location;
  const close = () => setOpenAt(null);
  // The button answers first, the menu is drawn right after it.
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
      >
        <Icon path={menu} />
        <Trans>Meny</Trans>
      </button>
      {Menu && (
        <PartBoundary onFail={close}>
          <Menu onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
