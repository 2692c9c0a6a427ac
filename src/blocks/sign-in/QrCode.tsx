import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { encode } from 'uqr';
import * as styles from './SignIn.css';

/** The quiet zone around the code in modules; without it apps do not find the code. */
const border = 3;

/** Redrawn every second; its name for screen readers stays the same. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className={styles.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR-kod att läsa av med BankID-appen på din andra enhet`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function draw(text: string) {
  const { data, size } = encode(text, { ecc: 'L', border });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}
