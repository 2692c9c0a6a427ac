import { type ReactNode, type RefObject, useState } from 'react';
import type { Host } from '../host';
import { ConformancePanel } from './conformance/ConformancePanel';
import { FaultPanel } from './faults/FaultPanel';
import * as styles from './Harness.css';
import { shortcutTarget } from './keys/shortcuts';
import type { Log } from './log/log';
import { RecordPanel } from './recording/RecordPanel';
import type { readRecording } from './recording/recording';
import { SendPanel } from './send/SendPanel';
import { SetupPanel } from './setup/SetupPanel';
import type { Setup } from './setup/setup';
import { TabList } from './TabList';
import type { Faults } from './use-faults';
import type { Replaying } from './use-replay';

interface SidePanelsProps {
  setup: Setup;
  scenarios: readonly string[];
  canStandIn: boolean;
  log: Log;
  host: () => Host | null;
  faults: Faults;
  replay: Replaying;
  frame: RefObject<HTMLIFrameElement | null>;
  onChange: (change: Partial<Setup>) => void;
  onReload: (change: Partial<Setup>) => void;
  onReplay: (recording: NonNullable<ReturnType<typeof readRecording>>, how: 'replay' | 'assert') => void;
  onConformance: () => void;
  onSendTyped: (text: string) => void;
  onGreet: () => void;
}

const tabs = [
  ['setup', 'Set-up'],
  ['send', 'Send'],
  ['faults', 'Faults'],
  ['record', 'Record'],
  ['conformance', 'Conformance'],
] as const;

/** The control panels. Hidden panels stay mounted, so that their inputs are preserved. */
export function SidePanels({ setup, log, host, faults, replay, frame, ...on }: SidePanelsProps) {
  const [open, setOpen] = useState<(typeof tabs)[number][0]>('setup');
  const panels: Record<(typeof tabs)[number][0], ReactNode> = {
    setup: (
      <SetupPanel
        setup={setup}
        scenarios={on.scenarios}
        canStandIn={on.canStandIn}
        onChange={on.onChange}
        onReload={on.onReload}
        onGreet={on.onGreet}
      />
    ),
    send: <SendPanel host={host} onGreet={on.onGreet} onSendTyped={on.onSendTyped} />,
    faults: (
      <FaultPanel
        armed={faults.armed}
        done={faults.done}
        onArm={faults.arm}
        onExpiredToken={() => host()?.send('TOKEN', { accessToken: 'expired', expiresAt: Date.now() - 60_000 })}
        inBackground={faults.inBackground}
        onAppSwitch={() => {
          if (faults.inBackground) host()?.send('RESUMED', {});
          faults.switchApp();
        }}
        onRestore={on.canStandIn ? () => restore(frame.current) : null}
      />
    ),
    record: <RecordPanel entries={log.entries} setup={setup} steps={replay.steps} onReplay={on.onReplay} />,
    conformance: <ConformancePanel entries={log.entries} onRun={on.onConformance} />,
  };
  return (
    <>
      <TabList
        label="Panels"
        tabs={tabs.map(([id, label]) => ({ id, label, attributes: { [shortcutTarget]: `tab-${id}` } }))}
        open={open}
        onOpen={setOpen}
      />
      {tabs.map(([id]) => (
        <div
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={id !== open}
          className={styles.tabPanel}
        >
          {panels[id]}
        </div>
      ))}
    </>
  );
}

/** Dispatches the event of a restore from the back-forward cache. */
function restore(frame: HTMLIFrameElement | null): void {
  const page = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  page?.dispatchEvent(new page.PageTransitionEvent('pageshow', { persisted: true }));
}
