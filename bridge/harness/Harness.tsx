import { useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '../../src/ui/button/Button';
import { Device } from './device/Device';
import * as styles from './Harness.css';
import { LogPanel } from './log/LogPanel';
import { emptyLog, reduceLog } from './log/log';
import { SendPanel } from './send/SendPanel';
import { SetupPanel } from './setup/SetupPanel';
import { initialSetup, type Setup } from './setup/setup';
import type { Shop } from './setup/shop';
import { useHost } from './use-host';

/** The shop in a device frame, with an app's side of the bridge to play by hand and a log of what travels. */
export function Harness({ shop }: { shop: Shop }) {
  const [setup, setSetup] = useState(initialSetup);
  const [log, dispatch] = useReducer(reduceLog, emptyLog);
  /** What the frame shows; counts up to load the shop anew. */
  const [shown, setShown] = useState(() => ({ load: 0, address: shop.open(setup.mode, setup.path) }));
  const [asked, setAsked] = useState<string | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const host = useHost(frame, shop.origin, setup, {
    onTraffic: (traffic) => dispatch({ type: 'add', traffic, at: new Date() }),
    onOpen: setAsked,
  });

  useEffect(() => {
    document.documentElement.dataset.scheme = setup.scheme;
  }, [setup.scheme]);

  function reload(next: Setup) {
    setSetup(next);
    setShown({ load: shown.load + 1, address: shop.open(next.mode, next.path) });
  }

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Bridge harness</h1>
        {asked && <AskedToOpen address={asked} onDone={() => setAsked(null)} />}
      </header>
      <main className={styles.main}>
        <div className={styles.side}>
          <SetupPanel
            setup={setup}
            onChange={(part) => (part.mode ? reload({ ...setup, ...part }) : setSetup({ ...setup, ...part }))}
            onStart={(path) => reload({ ...setup, path })}
          />
          <SendPanel host={() => host.current} />
        </div>
        <Device key={shown.load} name={setup.device} rotated={setup.rotated} address={shown.address} frame={frame} />
        <LogPanel log={log} dispatch={dispatch} />
      </main>
    </div>
  );
}

/** An app opens such an address itself; here a person does. */
function AskedToOpen({ address, onDone }: { address: string; onDone: () => void }) {
  return (
    <p className={styles.asked} role="status">
      The shop asks to open{' '}
      <a href={address} target="_blank" rel="noreferrer">
        {new URL(address).host || new URL(address).protocol}
      </a>
      <Button size="small" variant="tertiary" onClick={onDone}>
        Dismiss
      </Button>
    </p>
  );
}
