import { useEffect, useReducer, useRef, useState } from 'react';
import type { PreloadState } from '../host';
import { peek } from '../host/peek';
import { isRunning } from './conformance/observe-run';
import { AppBar } from './device/AppBar';
import { emptyAppBar, readTraffic } from './device/app-bar';
import { Device } from './device/Device';
import { faultNotes } from './faults/fault-plan';
import * as styles from './Harness.css';
import { HarnessHeader } from './HarnessHeader';
import { ShortcutList } from './keys/ShortcutList';
import { useShortcuts } from './keys/use-shortcuts';
import { LogPanel } from './log/LogPanel';
import { emptyLog, reduceLog } from './log/log';
import { RunNotice } from './RunNotice';
import { SidePanels } from './SidePanels';
import { enterScenario } from './scenario/scenarios';
import { frameAddress } from './setup/frame-address';
import { linkOf, setupOf } from './setup/link';
import type { Setup } from './setup/setup';
import type { Shop } from './setup/shop';
import { useFaults } from './use-faults';
import { useHost } from './use-host';
import { useReplay } from './use-replay';

interface HarnessProps {
  shop: Shop;
  scenarios: readonly string[];
}

const conformancePath = '/harness/conformance/';
const cartPath = '/varukorg/';
/** The page of the conformance run is no shop, and must be seen. */
const shownAtOnce: PreloadState = { name: 'idle' };

/** The shop in a device frame, with a manually controlled app side of the bridge and a message log. */
export function Harness({ shop, scenarios }: HarnessProps) {
  const [setup, setSetup] = useState(() => setupOf(location.hash));
  const [log, dispatch] = useReducer(reduceLog, emptyLog);
  /** The page in the frame; `load` increases to reload it. Null until the scenario is active. */
  const [shown, setShown] = useState<{ load: number; address: string; isShop: boolean } | null>(null);
  /** Whether the page of the conformance run is at work. */
  const [conforming, setConforming] = useState(false);
  /** Number of the latest load: activating a scenario is asynchronous, and only the latest load may be shown. */
  const latestLoad = useRef(0);
  const [requestedUrl, setRequestedUrl] = useState<string | null>(null);
  const [closeRequested, setCloseRequested] = useState(false);
  const [bar, setBar] = useState(emptyAppBar);
  /** Whether the app has closed its web view, because BACK was not handled. */
  const [closed, setClosed] = useState(false);
  /** How far the shop is that is loaded ahead; idle once it is shown. */
  const [ahead, setAhead] = useState<PreloadState>({ name: 'idle' });
  const frame = useRef<HTMLIFrameElement>(null);
  const faults = useFaults();
  const replay = useReplay(() => host());
  const transport = shop.isHere ? setup.transport : 'iframe';
  const {
    current: app,
    sendTyped,
    greet,
    open,
  } = useHost(frame, shop.origin, { ...setup, transport }, shown?.load ?? 0, {
    onTraffic(traffic) {
      replay.receive(traffic);
      setBar((before) => readTraffic(before, traffic));
      setConforming((before) => isRunning(before, traffic));
      dispatch({ type: 'add', traffic, at: new Date(), injected: faults.takeNote(traffic) });
    },
    onOpen: setRequestedUrl,
    onPreload: setAhead,
    onClose: () => setCloseRequested(true),
    takeFault: faults.take,
    onInjected: faults.noteFault,
    onDropped(data) {
      const traffic = { direction: 'toHost', ...peek(data) } as const;
      dispatch({ type: 'add', traffic, at: new Date(), injected: faultNotes.drop });
    },
  });

  const host = () => app.current;

  useEffect(() => {
    document.documentElement.dataset.scheme = setup.scheme;
    history.replaceState(null, '', `#${linkOf(setup)}`);
  }, [setup]);

  useShortcuts(frame, shown?.load ?? 0);

  function show(address: string, isShop = true): void {
    latestLoad.current++;
    faults.reset();
    replay.stop();
    setBar(emptyAppBar);
    setClosed(false);
    setAhead({ name: 'idle' });
    setConforming(!isShop);
    setShown((before) => ({ load: (before?.load ?? 0) + 1, address, isShop }));
  }

  async function load(next: Setup): Promise<void> {
    setSetup(next);
    const current = ++latestLoad.current;
    if (next.scenario !== null && !(await enterScenario(next.scenario))) setSetup({ ...next, scenario: null });
    if (current === latestLoad.current) show(shop.open(frameAddress(next.shell, next.path), next.appCookie));
  }

  const run = conforming ? 'conformance' : replay.running;

  function stop(): void {
    if (conforming) void load(setup);
    else replay.stop();
  }

  async function pressBack(): Promise<void> {
    const before = latestLoad.current;
    const handled = await host()?.back();
    if (handled === false && before === latestLoad.current) setClosed(true);
  }

  // Loads the set-up of the address once.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void load(setup);
  });

  return (
    <div className={styles.page}>
      <HarnessHeader
        requestedUrl={requestedUrl}
        onDismiss={() => setRequestedUrl(null)}
        closeRequested={closeRequested}
        onDismissClose={() => setCloseRequested(false)}
      >
        <ShortcutList />
        {run && <RunNotice run={run} onStop={stop} />}
      </HarnessHeader>
      <main className={styles.main} aria-label="Harness">
        {shown && (
          <Device
            key={shown.load}
            name={setup.device}
            rotated={setup.rotated}
            insets={setup.insets}
            inBackground={faults.inBackground}
            closed={closed}
            onReopen={() => setClosed(false)}
            ahead={shown.isShop ? ahead : shownAtOnce}
            onOpen={(path) => void open(path)}
            bar={
              setup.appBar && (
                <AppBar bar={bar} onBack={pressBack} onCart={() => host()?.send('NAVIGATE', { path: cartPath })} />
              )
            }
            address={shown.address}
            frame={frame}
          />
        )}
        <LogPanel log={log} dispatch={dispatch} />
        <div className={styles.side}>
          <SidePanels
            setup={setup}
            scenarios={scenarios}
            canStandIn={shop.isHere}
            log={log}
            host={host}
            faults={faults}
            replay={replay}
            frame={frame}
            onChange={(part) => setSetup({ ...setup, ...part })}
            onReload={(part) => void load({ ...setup, ...part })}
            onReplay={(recording, how) => {
              if (how === 'assert') void load(recording.startsWith).then(() => replay.start(recording.messages, how));
              else void replay.start(recording.messages, how);
            }}
            onConformance={() => {
              dispatch({ type: 'clear' });
              show(shop.open(`${conformancePath}?run=${Date.now()}`, setup.appCookie), false);
            }}
            onSendTyped={sendTyped}
            onGreet={greet}
          />
        </div>
      </main>
    </div>
  );
}
