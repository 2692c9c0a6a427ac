import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { cancelMembership, removeEmail } from '../../../api/member/calls';
import type { Member } from '../../../api/member/schema';
import { paths } from '../../../routes/paths';
import { Button } from '../../../ui/button/Button';
import { showToast } from '../../../ui/toast/toast-queue';
import * as styles from '../Club.css';
import { useFocusOnChange } from '../use-focus-on-change';
import { useMember } from '../use-member';
import { ConfirmWrite } from './ConfirmWrite';

/** Actions that the member cannot undo; each needs a confirmation. */
export function Account({ member }: { member: Member }) {
  const [confirming, setConfirming] = useState<'removeEmail' | 'cancel' | null>(null);
  const { changed, begunOrEnded } = useMember();
  const [, navigate] = useLocation();
  const heading = useFocusOnChange<HTMLHeadingElement>(member.email === null);
  const close = () => setConfirming(null);

  return (
    <section className={styles.card} aria-labelledby="profil-konto">
      <h2 id="profil-konto" ref={heading} tabIndex={-1} className={styles.title}>
        <Trans>Hantera konto</Trans>
      </h2>
      <div className={styles.actions}>
        {member.email !== null && (
          <Button variant="secondary" size="small" onClick={() => setConfirming('removeEmail')}>
            <Trans>Ta bort e-postadressen</Trans>
          </Button>
        )}
        <Button variant="secondary" color="red" size="small" onClick={() => setConfirming('cancel')}>
          <Trans>Avsluta medlemskapet</Trans>
        </Button>
      </div>
      {confirming === 'removeEmail' && (
        <ConfirmWrite
          title={<Trans>Vill du ta bort din e-postadress?</Trans>}
          action={<Trans>Ta bort e-postadressen</Trans>}
          call={removeEmail}
          write="changeContact"
          onDone={(value) => {
            changed(value);
            close();
          }}
          onClose={close}
        >
          <p>
            <Trans>Du får inga mejl om poäng och bonuscheckar längre.</Trans>
          </p>
          <p>
            <Trans>För att koppla en e-postadress till kontot igen behöver du kontakta kundservice.</Trans>
          </p>
        </ConfirmWrite>
      )}
      {confirming === 'cancel' && (
        <ConfirmWrite
          title={<Trans>Vill du avsluta ditt medlemskap?</Trans>}
          action={<Trans>Avsluta medlemskapet</Trans>}
          call={cancelMembership}
          write="leaveClub"
          onDone={() => {
            close();
            showToast({ text: <Trans>Ditt medlemskap är avslutat</Trans>, tone: 'success' });
            navigate(paths.club());
            void begunOrEnded();
          }}
          onClose={close}
        >
          <p>
            <Trans>Dina poäng, dina bonuscheckar och ditt medlemsnummer raderas. Det går inte att ångra.</Trans>
          </p>
          <p>
            <Trans>Dina tidigare köp finns kvar, och du kan fortfarande logga in.</Trans>
          </p>
        </ConfirmWrite>
      )}
    </section>
  );
}
