import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { paths } from '../../../routes/paths';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import * as styles from '../CheckoutScreen.css';

/** Shown when the address requests products but none can be parsed. */
export function NothingToAdd() {
  const [, navigate] = useLocation();
  return (
    <div className={styles.message}>
      <Alert tone="error" title={<Trans>Vi kan inte läsa vilka varor du vill köpa</Trans>}>
        <Trans>Länken du följde är inte hel. Inga varor har lagts i din varukorg.</Trans>
      </Alert>
      <Button onClick={() => navigate(paths.checkout(), { replace: true })}>
        <Trans>Fortsätt till kassan</Trans>
      </Button>
    </div>
  );
}
