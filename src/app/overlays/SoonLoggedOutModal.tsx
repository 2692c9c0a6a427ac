import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { limits } from '../../domain/limits';
import { paths } from '../../routes/paths';
import { signOut } from '../../session/sign-out-now';
import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/modal/Modal';

interface SoonLoggedOutModalProps {
  /** Milliseconds until sign-out. */
  left: () => number;
  onStay: () => void;
}

const minute = 60_000;
const second = 1000;

/** Stays open until it is answered, whatever else the customer does; closing it means staying signed in. */
export function SoonLoggedOutModal({ left, onStay }: SoonLoggedOutModalProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const leave = () => {
    void signOut();
    navigate(paths.signedOut());
  };
  return (
    <Modal
      title={t`Du loggas snart ut`}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onStay}>
            <Trans>Fortsätt vara inloggad</Trans>
          </Button>
          <Button variant="secondary" onClick={leave}>
            <Trans>Logga ut</Trans>
          </Button>
        </>
      }
    >
      <TimeLeft left={left} />
    </Modal>
  );
}

/** Announced when a minute has passed, not every second. Activity elsewhere on the page counts too. */
function TimeLeft({ left }: Pick<SoonLoggedOutModalProps, 'left'>) {
  const [minutes, setMinutes] = useState(() => Math.ceil(left() / minute));
  useEffect(() => {
    const timer = setInterval(() => setMinutes(Math.ceil(left() / minute)), second);
    return () => clearInterval(timer);
  }, [left]);
  if (minutes > limits.session.warnBefore / minute) {
    return (
      <p role="status">
        <Trans>Du är aktiv igen och fortsätter vara inloggad.</Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Trans>Du har inte gjort något på en stund. Vi loggar ut dig för att skydda dina uppgifter.</Trans>
      </p>
      <p role="status">
        {minutes > 1 ? (
          <Plural value={minutes} one="Du loggas ut om # minut." other="Du loggas ut om # minuter." />
        ) : (
          <Trans>Du loggas ut om mindre än en minut.</Trans>
        )}
      </p>
    </>
  );
}
