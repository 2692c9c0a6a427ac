import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { embedder } from '../../platform/embedder/current';
import { paths } from '../../routes/paths';
import { signOut } from '../../session/sign-out-now';
import { Button } from '../../ui/button/Button';
import { wayOut } from './SignOutButton.css';

/** Not shown in an app that owns the token: the app handles the sign-out. */
export function SignOutButton() {
  const [, navigate] = useLocation();
  if (embedder().ownsToken()) return null;

  function leave(): void {
    void signOut();
    navigate(paths.signedOut());
  }

  return (
    <div className={wayOut}>
      <Button variant="tertiary" size="small" onClick={leave}>
        <Trans>Logga ut</Trans>
      </Button>
    </div>
  );
}
