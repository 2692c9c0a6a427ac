import type { Ref } from 'react';
import * as styles from './Device.css';
import { type DeviceName, sizeOf } from './devices';
import { type InsetsName, insetSamples } from './insets';

interface DeviceProps {
  name: DeviceName;
  rotated: boolean;
  address: string;
  insets: InsetsName;
  /** Another app covers this one. */
  inBackground: boolean;
  frame: Ref<HTMLIFrameElement>;
}

/** The shop in a frame of a device's size, with the keyboard over it if shown. */
export function Device({ name, rotated, address, insets, inBackground, frame }: DeviceProps) {
  const { width, height } = sizeOf(name, rotated);
  const sample = insetSamples[insets].insets;
  const keyboard = 'keyboard' in sample ? sample.keyboard : 0;
  return (
    <section className={styles.stage} aria-label="Device">
      <div className={styles.body}>
        <iframe
          ref={frame}
          className={inBackground ? styles.away : styles.screen}
          title="The shop"
          src={address}
          width={width}
          height={height}
          allow="geolocation; payment"
        />
        {keyboard > 0 && (
          <svg className={styles.keyboard} width={width} height={keyboard} role="img" aria-label="Keyboard">
            <rect width={width} height={keyboard} className={styles.keys} />
          </svg>
        )}
        {inBackground && <p className={styles.other}>Another app is in the foreground.</p>}
      </div>
    </section>
  );
}
