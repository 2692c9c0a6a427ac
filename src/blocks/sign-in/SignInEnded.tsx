import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert/Alert';

/** Above the sign-in of a customer whose sign-in has ended while the page was shown. */
export function SignInEnded() {
  const notice = useRef<HTMLDivElement>(null);
  // What had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert tone="warning" title={<Trans>Din inloggning har upphört</Trans>}>
        <Trans>Logga in igen, så fortsätter du där du var.</Trans>
      </Alert>
    </div>
  );
}
