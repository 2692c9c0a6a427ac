import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from '../../blocks/link/Link';
import type { Order } from '../../domain/order';
import { usePhone } from '../../platform/config/config';
import { paths } from '../../routes/paths';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { Icon } from '../../ui/icon/Icon';
import { print } from '../../ui/icon/paths';
import { DeliveryDetails } from './DeliveryDetails';
import { OrderDetails } from './OrderDetails';
import { OrderItems } from './OrderItems';
import { statusWords } from './order-status';
import { countPurchase } from './purchase-counted';
import * as styles from './ThankYouScreen.css';

export function OrderConfirmation({ order }: { order: Order }) {
  const { t } = useLingui();
  const { text, icon, tone } = statusWords[order.status];
  const phone = usePhone();
  useEffect(() => countPurchase(order), [order]);

  return (
    <>
      <header className={styles.header}>
        <p className={styles.statusOf[tone]}>
          <Icon path={icon} />
          {t(text)}
        </p>
        <h1>
          {tone === 'bad' ? <Trans>Din beställning är avbruten</Trans> : <Trans>Tack för din beställning!</Trans>}
        </h1>
        <p className={styles.lead}>
          <Trans>
            En bekräftelse skickas till <strong>{order.email}</strong>.
          </Trans>
        </p>
        <div data-screen-only>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            <Icon path={print} />
            <Trans>Skriv ut</Trans>
          </Button>
        </div>
      </header>
      <div className={styles.details}>
        <OrderDetails order={order} />
        <DeliveryDetails order={order} />
      </div>
      <OrderItems order={order} />
      <footer className={styles.footer}>
        <p>
          <Trans>Frågor om din beställning? Ring kundservice på {phone} och uppge ordernumret.</Trans>
        </p>
        <div data-screen-only>
          <LinkButton href={paths.start()} link={Link}>
            <Trans>Fortsätt handla</Trans>
          </LinkButton>
        </div>
      </footer>
    </>
  );
}
