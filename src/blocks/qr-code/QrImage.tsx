import { useMemo } from 'react';
import { encode } from 'uqr';

/** The quiet zone around the code in modules; without it scanners do not find the code. */
const border = 3;

interface QrImageProps {
  text: string;
  /** For who cannot see it. */
  label: string;
  className: string;
  /** How much of it may be damaged: little on a screen, more on paper. */
  ecc?: 'L' | 'M';
}

export function QrImage({ text, label, className, ecc = 'L' }: QrImageProps) {
  const { path, size } = useMemo(() => draw(text, ecc), [text, ecc]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function draw(text: string, ecc: 'L' | 'M') {
  const { data, size } = encode(text, { ecc, border });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}
