import type { Ref } from 'react';
import * as styles from './Device.css';
import { type DeviceName, sizeOf } from './devices';

interface DeviceProps {
  name: DeviceName;
  rotated: boolean;
  address: string;
  frame: Ref<HTMLIFrameElement>;
}

/** The shop in a frame with a device's size. */
export function Device({ name, rotated, address, frame }: DeviceProps) {
  const { width, height } = sizeOf(name, rotated);
  return (
    <section className={styles.stage} aria-label="Device">
      <div className={styles.body}>
        <iframe
          ref={frame}
          className={styles.screen}
          title="The shop"
          src={address}
          width={width}
          height={height}
          allow="geolocation; payment"
        />
      </div>
    </section>
  );
}
