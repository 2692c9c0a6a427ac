import { Trans } from '@lingui/react/macro';
import { Spinner } from '../../../ui/spinner/Spinner';
import * as styles from './steps.css';

/** Placeholder for a step until the service has opened the checkout. */
export function OpeningCheckout() {
  return (
    <p className={styles.opening} role="status">
      <Spinner />
      <Trans>Kassan öppnas</Trans>
    </p>
  );
}
