import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { embedder } from '../../platform/embedder/current';
import { paths } from '../../routes/paths';
import { signOut } from '../../session/sign-out-now';
import { Button } from '../../ui/button/Button';

/** In an app the app signs out. */
export function SignOutButton() {
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);
  if (!embedder().can('signOut')) return null;

  async function leave(): Promise<void> {
    setLeaving(true);
    await signOut();
    navigate(paths.signedOut());
  }

  return (
    <Button variant="tertiary" size="small" loading={leaving} onClick={() => void leave()}>
      <Trans>Logga ut</Trans>
    </Button>
  );
}
