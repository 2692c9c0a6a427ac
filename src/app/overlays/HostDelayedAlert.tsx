import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import type { Service } from '../../api/http';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { paths } from '../../routes/paths';
import { retryHostToken } from '../../session/current';
import type { HostDelay } from '../../session/host-tokens';
import { useSession } from '../../session/use-session';
import { BottomBar } from './BottomBar';

/** Areas that have nothing to show without these services. */
const areas: [path: string, needs: readonly Service[]][] = [
  [paths.prescriptions(), ['expedition']],
  [paths.club(), ['members', 'pharmacy']],
];

function isMissing(delay: HostDelay, path: string): boolean {
  if (delay === 'asked') return true;
  return areas.some(([area, needs]) => path.startsWith(area) && needs.some((service) => delay.includes(service)));
}

/**
 * The app has sent no token in time; a missing one never signs a customer out. If it was not asked, since a sign-in that
 * has ended at a service is silent in an app, this is shown only in the areas that have nothing to show before.
 */
export function HostDelayedAlert() {
  const { t } = useLingui();
  const { hostDelayed } = useSession();
  const [path] = useLocation();
  if (!hostDelayed || !isMissing(hostDelayed, path)) return null;
  return (
    <BottomBar aria-label={t`Inloggning`}>
      <FailureAlert onRetry={() => void retryHostToken()} />
    </BottomBar>
  );
}
