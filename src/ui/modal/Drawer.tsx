import { Dialog, type DialogProps } from './Dialog';
import * as styles from './Drawer.css';

interface DrawerProps extends DialogProps {
  side?: 'left' | 'right';
}

/** A sheet along one side, as high as the page. */
export function Drawer({ side = 'right', ...props }: DrawerProps) {
  return <Dialog {...props} shape={styles.side[side]} />;
}
