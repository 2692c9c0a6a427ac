import { Trans } from '@lingui/react/macro';
import { useConfig } from '../../platform/config/config';
import { Icon } from '../../ui/icon/Icon';
import { mail, phone as receiver } from '../../ui/icon/paths';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { PhoneLink } from '../../ui/phone-link/PhoneLink';
import * as styles from './Prompt.css';

/** Customer service contacts, with the order number to refer to. */
export function CustomerService({ orderNumber }: { orderNumber: string }) {
  const operator = useConfig()?.operator;
  if (!operator) return null;
  const { phone, email } = operator;
  const subject = encodeURIComponent(orderNumber);
  return (
    <section className={styles.prompt} aria-labelledby="order-kundservice">
      <h2 id="order-kundservice" className={styles.title}>
        <Trans>Frågor om din beställning?</Trans>
      </h2>
      <p>
        <Trans>Kontakta kundservice och uppge ordernummer {orderNumber}.</Trans>
      </p>
      <ul className={styles.contacts}>
        <li>
          <PhoneLink className={`${standaloneLink} ${styles.contact}`} phone={phone}>
            <Icon path={receiver} />
            {phone}
          </PhoneLink>
        </li>
        <li>
          <a className={`${standaloneLink} ${styles.contact}`} href={`mailto:${email}?subject=${subject}`}>
            <Icon path={mail} />
            {email}
          </a>
        </li>
      </ul>
    </section>
  );
}
