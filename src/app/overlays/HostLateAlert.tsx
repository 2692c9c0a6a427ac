import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { retryHostToken } from '../../session/current';

/** The app was asked for a fresh token and has not answered; it never signs anybody out. */
export function HostLateAlert() {
  return <FailureAlert onRetry={() => void retryHostToken()} />;
}
