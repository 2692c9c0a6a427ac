import { Icon } from '../../../ui/icon/Icon';
import { mail, phone as receiver } from '../../../ui/icon/paths';
import { standaloneLink } from '../../../ui/link/standalone-link.css';
import { PhoneLink } from '../../../ui/phone-link/PhoneLink';
import * as styles from './ContactLinks.css';

interface ContactLinksProps {
  phone: string | null;
  email: string | null;
}

/**
 * Links for phone and e-mail. Not shared with the order confirmation: code shared with a routed screen is split into
 * further chunks, which makes first visits heavier.
 */
export function ContactLinks({ phone, email }: ContactLinksProps) {
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
          <a className={`${standaloneLink} ${styles.contact}`} href={`mailto:${email}`}>
            <Icon path={mail} />
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}
