import { Trans } from '@lingui/react/macro';
import { useConfig } from '../../platform/config/config';
import { ContactLinks } from '../../ui/phone-link/ContactLinks';
import * as styles from './Prompt.css';

/** Customer service contacts, with the order number to refer to. */
export function CustomerService({ orderNumber }: { orderNumber: string }) {
  const operator = useConfig()?.operator;
  if (!operator) return null;
  const { phone, email } = operator;
  return (
    <section className={styles.prompt} aria-labelledby="order-kundservice">
      <h2 id="order-kundservice" className={styles.title}>
        <Trans>Frågor om din beställning?</Trans>
      </h2>
      <p>
        <Trans>Kontakta kundservice och uppge ordernummer {orderNumber}.</Trans>
      </p>
      <ContactLinks phone={phone} email={email} subject={orderNumber} />
    </section>
  );
}
