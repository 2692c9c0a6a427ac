import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { embedder } from '../../platform/embedder/current';
import { paths } from '../../routes/paths';
import { signOut } from '../../session/sign-out-now';
import { Button } from '../../ui/button/Button';

/** The way out, where it is the shop's. `again`: the path where one signs in again, if it is another than the club's. */
export function SignOutButton({ again }: { again?: string }) {
  const [, navigate] = useLocation();
  if (embedder().ownsToken()) return null;

  function leave(): void {
    void signOut();
    navigate(paths.signedOut(again), { replace: true });
  }

  return (
    <Button variant="secondary" wide onClick={leave}>
      <Trans>Logga ut</Trans>
    </Button>
  );
}
