import { useState } from 'react';
import { Button } from '../../../src/ui/button/Button';
import * as controls from '../controls/controls.css';
import { RadioGroup } from '../controls/RadioGroup';
import * as styles from '../Harness.css';
import { type FaultPlan, faultKinds, faultTitles } from './fault-plan';

interface FaultPanelProps {
  /** The fault for the next message of its direction. */
  armed: FaultPlan | null;
  /** A description of the last injected fault. */
  done: string | null;
  onArm: (plan: FaultPlan | null) => void;
  /** Sends an expired token to the shop. */
  onExpiredToken: () => void;
  /** Whether the app is in the background. */
  inBackground: boolean;
  onAppSwitch: () => void;
  /** Null if the frame's page is not accessible. */
  onRestore: (() => void) | null;
}

const directions = [
  ['toGuest', 'To the shop'],
  ['toHost', 'To the app'],
] as const;

/** Injects typical faults. A delayed or missing HELLO is part of the set-up. */
export function FaultPanel({
  armed,
  done,
  onArm,
  onExpiredToken,
  inBackground,
  onAppSwitch,
  onRestore,
}: FaultPanelProps) {
  const [direction, setDirection] = useState<FaultPlan['direction']>('toGuest');
  return (
    <div className={styles.panel}>
      <fieldset className={controls.group}>
        <legend className={controls.legend}>The next message</legend>
        <RadioGroup label="Direction" options={directions} value={direction} onChange={setDirection} />
        <div className={controls.row}>
          {faultKinds.map((kind) => (
            <Button
              key={kind}
              size="small"
              variant="secondary"
              aria-pressed={armed?.kind === kind && armed.direction === direction}
              onClick={() => onArm({ kind, direction })}
            >
              {faultTitles[kind]}
            </Button>
          ))}
        </div>
        <p role="status">
          {armed
            ? `${faultTitles[armed.kind]}: applies to the next message ${armed.direction === 'toHost' ? 'to the app' : 'to the shop'}. `
            : (done ?? 'Nothing is planned.')}{' '}
          {armed && (
            <Button size="small" variant="tertiary" onClick={() => onArm(null)}>
              Cancel
            </Button>
          )}
        </p>
      </fieldset>
      <div className={controls.row}>
        <Button size="small" variant="secondary" onClick={onExpiredToken}>
          Send an expired token
        </Button>
        <Button size="small" variant="secondary" aria-pressed={inBackground} onClick={onAppSwitch}>
          {inBackground ? 'Come back to the app' : 'Switch to another app'}
        </Button>
        <Button size="small" variant="secondary" disabled={!onRestore} onClick={() => onRestore?.()}>
          Restore from the back-forward cache
        </Button>
      </div>
      {!onRestore && <p className={controls.hint}>The restore needs the shop on the harness’s own origin.</p>}
      <p className={controls.hint}>A delayed or missing HELLO: tab Set-up, Answers READY.</p>
    </div>
  );
}
