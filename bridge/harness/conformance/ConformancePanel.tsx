import { Button } from '../../../src/ui/button/Button';
import { messages } from '../../protocol';
import * as controls from '../controls/controls.css';
import * as styles from '../Harness.css';
import type { LogEntry } from '../log/log';
import * as conformanceStyles from './Conformance.css';
import { checks } from './checks';
import { type ObservedRun, observeRun } from './observe-run';
import { resultNames } from './result-names';
import type { Result } from './verdict';

interface ConformancePanelProps {
  entries: readonly LogEntry[];
  /** Loads the conformance page in the shop's frame. */
  onRun: () => void;
}

/** The conformance run from the app's side: the results of the page, and the messages that have arrived. */
export function ConformancePanel({ entries, onRun }: ConformancePanelProps) {
  const run = observeRun(entries);
  return (
    <div className={styles.panel}>
      <p>
        Tests every message over the chosen transport. In your own app, open <code>/harness/conformance/</code> in its
        web view.
      </p>
      <div className={controls.row}>
        <Button size="small" onClick={onRun}>
          Run
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={!run.finished}
          onClick={() => navigator.clipboard.writeText(JSON.stringify(run, null, 2))}
        >
          Copy the result
        </Button>
      </div>
      <p role="status">{summaryOf(run)}</p>
      <ol className={conformanceStyles.list}>
        {checks.map(({ id, about }) => (
          <li key={id} className={conformanceStyles.row}>
            <span
              className={run.results[id] ? conformanceStyles.result[run.results[id].result] : conformanceStyles.pending}
            >
              {run.results[id] ? resultNames[run.results[id].result] : 'pending'}
            </span>
            <span>
              {about}
              {run.results[id]?.reason && <span className={conformanceStyles.reason}>{run.results[id].reason}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function summaryOf({ finished, results, missing }: ObservedRun): string {
  const number = (requested: Result) => Object.values(results).filter(({ result }) => result === requested).length;
  if (Object.keys(results).length === 0) return 'Not run yet.';
  const count = `${Object.keys(results).length} of ${checks.length} checks, ${number('failed')} failed, ${number('inconclusive')} inconclusive`;
  if (!finished) return `Running: ${count}.`;
  const seen = `${Object.keys(messages).length - missing.length} of ${Object.keys(messages).length} messages seen`;
  return `Finished: ${count}; ${seen}${missing.length > 0 ? `, missing ${missing.join(', ')}` : ''}.`;
}
