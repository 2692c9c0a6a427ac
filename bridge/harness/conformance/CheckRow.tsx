import * as styles from './Conformance.css';
import { resultNames } from './result-names';
import type { CheckReport } from './run-conformance';

interface CheckRowProps {
  about: string;
  messages: readonly string[];
  report: CheckReport | undefined;
  running: boolean;
}

/** One check with its result as text, since colour alone is not accessible. */
export function CheckRow({ about, messages, report, running }: CheckRowProps) {
  return (
    <li className={styles.row}>
      <span className={report ? styles.result[report.result] : styles.pending}>
        {report ? resultNames[report.result] : running ? 'running' : 'pending'}
      </span>
      <span>
        {about} <span className={styles.detail}>{messages.join(', ')}</span>
        {report?.reason && <span className={styles.reason}>{report.reason}</span>}
      </span>
      <span className={styles.detail}>{report && `${report.milliseconds} ms`}</span>
    </li>
  );
}
