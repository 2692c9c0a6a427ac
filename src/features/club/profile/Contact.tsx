import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { isMember, type MemberInfo } from '../../../api/member/schema';
import { mobileAsWritten } from '../../../domain/mobile-number';
import { Badge } from '../../../ui/badge/Badge';
import { Button } from '../../../ui/button/Button';
import { visuallyHidden } from '../../../ui/theme/visually-hidden.css';
import * as styles from '../Club.css';
import { EditContact } from './EditContact';

/** The customer's contact details, edited in place. Only members' addresses are confirmed. */
export function Contact({ customer }: { customer: MemberInfo }) {
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const confirmation = useRef<HTMLParagraphElement>(null);
  // Also once the change has added something above, as that an address is not confirmed: in a low window that pushes the
  // confirmation out of view.
  useEffect(() => {
    if (saved !== '' && customer) confirmation.current?.scrollIntoView({ block: 'nearest' });
  }, [saved, customer]);
  const none = <Trans>Ingen</Trans>;

  /** Moves the focus to the heading, since the form and its buttons are removed. */
  function close(message: string): void {
    setEditing(false);
    setSaved(message);
    heading.current?.focus();
  }

  return (
    <section className={styles.card} aria-labelledby="profil-kontakt">
      <h2 id="profil-kontakt" ref={heading} tabIndex={-1} className={styles.title}>
        <Trans>Kontaktuppgifter</Trans>
      </h2>
      <p ref={confirmation} className={saved === '' ? visuallyHidden : styles.note} role="status">
        {saved}
      </p>
      {editing ? (
        <EditContact
          customer={customer}
          onSaved={() => close(t`Dina kontaktuppgifter är sparade.`)}
          onCancel={() => close('')}
        />
      ) : (
        <>
          <dl className={styles.facts}>
            <div>
              <dt>
                <Trans>E-post</Trans>
              </dt>
              <dd>
                {customer.email ?? none}{' '}
                {isMember(customer) && customer.email !== null && (
                  <Badge>{customer.emailVerified ? <Trans>Bekräftad</Trans> : <Trans>Inte bekräftad</Trans>}</Badge>
                )}
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Mobilnummer</Trans>
              </dt>
              <dd>{customer.mobile === null ? none : mobileAsWritten(customer.mobile)}</dd>
            </div>
          </dl>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setSaved('');
              setEditing(true);
            }}
          >
            <Trans>Ändra kontaktuppgifter</Trans>
          </Button>
        </>
      )}
    </section>
  );
}
