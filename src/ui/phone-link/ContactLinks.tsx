import { Icon } from '../icon/Icon';
import { mail, phone as receiver } from '../icon/paths';
import { standaloneLink } from '../link/standalone-link.css';
import * as styles from './ContactLinks.css';
import { EmailAddress } from './EmailAddress';
import { PhoneLink } from './PhoneLink';

interface ContactLinksProps {
  phone: string | null;
  email: string | null;
  /** Of the e-mail. */
  subject?: string;
}

/** Links for phone and e-mail. */
export function ContactLinks({ phone, email, subject }: ContactLinksProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <ul className={styles.contacts}>
      {phone !== null && (
        <li>
          <PhoneLink className={`${standaloneLink} ${styles.contact}`} phone={phone}>
            <Icon path={receiver} />
            {phone}
          </PhoneLink>
        </li>
      )}
      {email !== null && (
        <li>
          <a className={`${standaloneLink} ${styles.contact}`} href={`mailto:${email}${query}`}>
            <Icon path={mail} />
            <EmailAddress email={email} />
          </a>
        </li>
      )}
    </ul>
  );
}
