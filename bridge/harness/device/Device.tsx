import type { ReactNode, Ref } from 'react';
import { Button } from '../../../src/ui/button/Button';
import type { PreloadState } from '../../host';
import { Ahead } from './Ahead';
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
  /** The app has been told to close the web view. */
  closed: boolean;
  onReopen: () => void;
  /** Until it is idle, the shop is loaded ahead and hidden. */
  ahead: PreloadState;
  onOpen: (path: string) => void;
  /** The app's bar above its web view; null without one. */
  bar: ReactNode;
  frame: Ref<HTMLIFrameElement>;
}

const barHeight = 52;

/** The shop in a frame of a device's size, with the app's bar above it and the keyboard over it, if shown. */
export function Device({ name, rotated, address, insets, bar, frame, ...app }: DeviceProps) {
  const { inBackground, closed, ahead } = app;
  const isHidden = ahead.name !== 'idle';
  const { width, height } = sizeOf(name, rotated);
  const sample = insetSamples[insets].insets;
  const keyboard = 'keyboard' in sample ? sample.keyboard : 0;
  return (
    <section className={styles.stage} aria-label="Device">
      <div className={styles.body}>
        {bar}
        <iframe
          ref={frame}
          className={inBackground || closed || isHidden ? styles.away : styles.screen}
          title="The shop"
          src={address}
          width={width}
          height={bar ? height - barHeight : height}
          allow="geolocation; payment; clipboard-write"
        />
        {keyboard > 0 && (
          <svg className={styles.keyboard} width={width} height={keyboard} role="img" aria-label="Keyboard">
            <rect width={width} height={keyboard} className={styles.keys} />
          </svg>
        )}
        {inBackground && <p className={styles.other}>Another app is in the foreground.</p>}
        {isHidden && !inBackground && <Ahead state={ahead} onOpen={app.onOpen} />}
        {closed && !inBackground && (
          <div className={styles.other} role="status">
            <p>BACK was answered with NOT_HANDLED: an app now closes its web view.</p>
            <Button size="small" onClick={app.onReopen}>
              Show it again
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
