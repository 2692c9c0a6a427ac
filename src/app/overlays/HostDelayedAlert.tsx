import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { ownArea } from '../../routes/area-paths';
import { retryHostToken } from '../../session/current';
import { useSession } from '../../session/use-session';
import { BottomBar } from './BottomBar';

/**
 * The app has sent no token in time; a missing one never signs a customer out. If it was not asked, since a sign-in that
 * has ended at a service is silent in an app, this is said only in the prescription area, which has nothing to show before.
 */
export function HostDelayedAlert() {
  const { t } = useLingui();
  const { hostDelayed } = useSession();
  const [path] = useLocation();
  if (hostDelayed === 'unasked' && !path.startsWith(ownArea.prescriptions())) return null;
  return (
    <BottomBar aria-label={t`Inloggning`}>
      <FailureAlert onRetry={() => void retryHostToken()} />
    </BottomBar>
  );
}
