import { useState } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { Choice } from '../controls/Choice';
import * as controls from '../controls/controls.css';
import * as styles from '../Harness.css';
import { type FaultPlan, faultKinds, faultTitles } from './fault-plan';

interface FaultPanelProps {
  /** What the next message of its way is to suffer. */
  armed: FaultPlan | null;
  /** What was done last. */
  done: string | null;
  onArm: (plan: FaultPlan | null) => void;
  /** Gives the shop a token that has expired. */
  onExpiredToken: () => void;
  /** The app goes to the background and comes back. */
  inBackground: boolean;
  onAppSwitch: () => void;
  /** Null where the frame's page cannot be reached. */
  onRestore: (() => void) | null;
}

const directions = [
  ['toGuest', 'To the shop'],
  ['toHost', 'To the app'],
] as const;

/** What goes wrong in the wild, to be had at a press. A late HELLO, or none, is in the set-up. */
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
        <Choice label="Way" options={directions} value={direction} onChange={setDirection} />
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
            ? `${faultTitles[armed.kind]}: waits for the next message ${armed.direction === 'toHost' ? 'to the app' : 'to the shop'}. `
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
      <p className={controls.hint}>A HELLO that is late or never comes: tab Set-up, Answers READY.</p>
    </div>
  );
}
