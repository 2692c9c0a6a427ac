import { Icon } from '../../../ui/icon/Icon';
import { mail } from '../../../ui/icon/later-paths';
import { phone as receiver } from '../../../ui/icon/paths';
import { standaloneLink } from '../../../ui/link/standalone-link.css';
import * as styles from './ContactLinks.css';

interface ContactLinksProps {
  phone: string | null;
  email: string | null;
}

/**
 * Somebody to ring, and to write to. The order's confirmation has links of its own: what a routed screen shares with this
 * page is put into chunks anew, which makes first visits heavier.
 */
export function ContactLinks({ phone, email }: ContactLinksProps) {
  return (
    <ul className={styles.contacts}>
      {phone !== null && (
        <li>
          <a className={`${standaloneLink} ${styles.contact}`} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Icon path={receiver} />
            {phone}
          </a>
        </li>
      )}
      {email !== null && (
        <li>
          <a className={`${standaloneLink} ${styles.contact}`} href={`mailto:${email}`}>
            <Icon path={mail} />
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}
