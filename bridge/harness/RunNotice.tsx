import { Button } from '../../src/ui/button/Button';
import * as styles from './Harness.css';

/** What the harness does by itself. */
export type Run = 'replay' | 'assert' | 'conformance';

const texts: Readonly<Record<Run, string>> = {
  replay: 'A recording is being replayed: the harness sends its messages to the shop.',
  assert: 'A recording is running as a test: the harness sends its messages, and compares those of the shop.',
  conformance: 'The conformance run is going on: the frame shows its page in the place of the shop.',
};

interface RunNoticeProps {
  run: Run;
  onStop: () => void;
}

/** Says that messages come of a run, whichever panel is open, and ends it. */
export function RunNotice({ run, onStop }: RunNoticeProps) {
  return (
    <p className={styles.request} role="status">
      {texts[run]}
      <Button size="small" variant="secondary" onClick={onStop}>
        Stop the run
      </Button>
    </p>
  );
}
