import { useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '../../src/ui/button/Button';
import { Device } from './device/Device';
import * as styles from './Harness.css';
import { LogPanel } from './log/LogPanel';
import { emptyLog, reduceLog } from './log/log';
import { SendPanel } from './send/SendPanel';
import { frameAddress } from './setup/frame-address';
import { SetupPanel } from './setup/SetupPanel';
import { initialSetup, type Setup } from './setup/setup';
import { useHost } from './use-host';

interface HarnessProps {
  /** Marks this browser as an app's web view, or as a plain browser. */
  setInApp: (inApp: boolean) => void;
}

/** The shop in a device frame, with an app's side of the bridge to play by hand and a log of what travels. */
export function Harness({ setInApp }: HarnessProps) {
  const [setup, setSetup] = useState(() => {
    setInApp(initialSetup.mode === 'external');
    return initialSetup;
  });
  const [log, dispatch] = useReducer(reduceLog, emptyLog);
  /** Counts up to load the shop anew. */
  const [load, setLoad] = useState(0);
  const [asked, setAsked] = useState<string | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const host = useHost(frame, setup, {
    onTraffic: (traffic) => dispatch({ type: 'add', traffic, at: new Date() }),
    onOpen: setAsked,
  });

  useEffect(() => {
    document.documentElement.dataset.scheme = setup.scheme;
  }, [setup.scheme]);

  /** The mark comes first: the mode is decided when the document loads. */
  function reload(next: Setup) {
    setInApp(next.mode === 'external');
    setSetup(next);
    setLoad(load + 1);
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
        <Device
          key={load}
          name={setup.device}
          rotated={setup.rotated}
          address={frameAddress(setup.mode, setup.path)}
          frame={frame}
        />
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
