import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { part } from '../../lib/part';
import { Icon } from '../../ui/icon/Icon';
import { menu } from '../../ui/icon/paths';
import * as styles from './SiteHeader.css';

const categoryMenu = part('CategoryMenu', () => import('./CategoryMenu').then((m) => m.CategoryMenu));

const preload = () => void categoryMenu.load();

/** Opens the category menu, which closes when another page is shown. */
export function MenuButton() {
  const [location] = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === location;
  const close = () => setOpenAt(null);
  return (
    <>
      <button
        type="button"
        className={styles.headerButton}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpenAt(location)}
      >
        <Icon path={menu} />
        <Trans>Meny</Trans>
      </button>
      {open && (
        <PartBoundary onFail={close}>
          <categoryMenu.Component onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
