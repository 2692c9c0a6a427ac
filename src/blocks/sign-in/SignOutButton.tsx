import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { embedder } from '../../platform/embedder/current';
import { paths } from '../../routes/paths';
import { signOut } from '../../session/sign-out-now';
import { Button } from '../../ui/button/Button';

/** Not shown in an app that owns the token. `again`: the path for signing in again, if not the club's. */
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
