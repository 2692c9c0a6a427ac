import { useLingui } from '@lingui/react/macro';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { retryHostToken } from '../../session/current';
import { BottomBar } from './BottomBar';

/** The app was asked for a fresh token and has not answered; a missing answer never signs a customer out. */
export function HostDelayedAlert() {
  const { t } = useLingui();
  return (
    <BottomBar aria-label={t`Inloggning`}>
      <FailureAlert onRetry={() => void retryHostToken()} />
    </BottomBar>
  );
}
