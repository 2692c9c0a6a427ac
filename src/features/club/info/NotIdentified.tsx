import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { identifyCustomer } from '../../../session/current';
import * as styles from '../Club.css';

/** Shown on my pages while it could not be found out whether a customer is signed in. */
export function NotIdentified({ title }: { title: string }) {
  return (
    <>
      <h1 className={styles.heading}>{title}</h1>
      <FailureAlert fillsPage onRetry={() => void identifyCustomer()} />
    </>
  );
}
