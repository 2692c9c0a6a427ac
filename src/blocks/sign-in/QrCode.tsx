import { useLingui } from '@lingui/react/macro';
import { QrImage } from '../qr-code/QrImage';
import * as styles from './SignIn.css';

/** Redrawn every second; its name for screen readers stays the same. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <QrImage text={text} className={styles.qrCode} label={t`QR-kod att läsa av med BankID-appen på din andra enhet`} />
  );
}
