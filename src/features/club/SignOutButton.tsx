import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { embedder } from '../../platform/embedder/current';
import { paths } from '../../routes/paths';
import { signOut } from '../../session/sign-out-now';
import { Button } from '../../ui/button/Button';

/** In an app the app signs out. */
export function SignOutButton() {
  const [, navigate] = useLocation();
  if (!embedder().can('signOut')) return null;

  function leave(): void {
    void signOut();
    navigate(paths.signedOut());
  }

  return (
    <Button variant="tertiary" size="small" onClick={leave}>
      <Trans>Logga ut</Trans>
    </Button>
  );
}
