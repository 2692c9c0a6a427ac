import { Button } from '../../../src/ui/button/Button';
import * as controls from '../controls/controls.css';
import { CheckRow } from './CheckRow';
import * as styles from './Conformance.css';
import { checks } from './checks';
import { countsOf } from './run-conformance';
import { useRun } from './use-run';
import type { AwaitedType } from './verdict';

const instructions: Record<AwaitedType, string> = {
  HELLO: 'Send HELLO.',
  TOKEN: 'Send TOKEN.',
  BACK: 'Press the back button, or swipe back.',
  NAVIGATE: 'Send NAVIGATE, as a push notification or a tab of your app would.',
  RESUMED: 'Go to another app and come back.',
  INSETS: 'Rotate the device, or send INSETS.',
  VISIBILITY: 'Show the web view that was loaded ahead.',
  APPEARANCE: 'Switch between light and dark, or change the size of text.',
  CART_REFRESH: 'Send CART_REFRESH, as your app does when it has changed the cart.',
};

interface ConformancePageProps {
  hostOrigins: readonly string[];
  /** Whether the app never answers. */
  silentHost: boolean;
}

/** The page that an app's web view shows while the conformance run tests the app. */
export function ConformancePage({ hostOrigins, silentHost }: ConformancePageProps) {
  const { reports, current, waitingFor, result, transport, skip, answerCartIcon } = useRun(hostOrigins, silentHost);
  const counts = countsOf(reports);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Bridge conformance</h1>
      <p role="status" className={styles.status}>
        {current ? `Running: ${reports.length} of ${checks.length} done. ` : 'Finished. '}
        {counts.passed} passed, {counts.sent} sent, {counts.failed} failed, {counts.notOffered} not offered,{' '}
        {counts.inconclusive} inconclusive.
        {transport === 'window'
          ? ' No app was found: messages go to this page’s own window.'
          : ` Transport: ${transport}.`}
        {result && ` App: ${result.app ?? 'silent'}.`}
      </p>
      {waitingFor && (
        <div role="alert" className={styles.waiting}>
          <p>
            <strong>{waitingFor.type}</strong>: {waitingFor.another && 'Once more. '}
            {instructions[waitingFor.type]}
          </p>
          <Button size="small" variant="secondary" onClick={skip}>
            Skip
          </Button>
        </div>
      )}
      {answerCartIcon && (
        <div role="alert" className={styles.waiting}>
          <p>
            <strong>CART_CHANGE</strong>: Look at the cart icon of your app. What does it say?
          </p>
          <Button size="small" variant="secondary" onClick={() => answerCartIcon('2')}>
            It says 2
          </Button>
          <Button size="small" variant="secondary" onClick={() => answerCartIcon('something-else')}>
            It says something else
          </Button>
          <Button size="small" variant="secondary" onClick={() => answerCartIcon(null)}>
            Skip
          </Button>
        </div>
      )}
      <div className={controls.row}>
        <Button size="small" variant="secondary" onClick={() => location.reload()} disabled={current !== null}>
          Run again
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={!result}
          onClick={() => navigator.clipboard.writeText(JSON.stringify(result, null, 2))}
        >
          Copy the result
        </Button>
        <a href={silentHost ? '?' : '?host=silent'}>
          {silentHost ? 'Run for an app that answers' : 'Run for an app that never answers'}
        </a>
      </div>
      <ol className={styles.list}>
        {checks.map(({ id, about, messages }) => (
          <CheckRow
            key={id}
            about={about}
            messages={messages}
            report={reports.find((report) => report.id === id)}
            running={id === current}
          />
        ))}
      </ol>
    </main>
  );
}
