import { Trans } from '@lingui/react/macro';
import { Link } from '../../../blocks/link/Link';
import { isCalledOff, type Order } from '../../../domain/order';
import { orderTimeline } from '../../../domain/order-timeline';
import { paths } from '../../../routes/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import * as styles from '../Prompt.css';

/** The way to the return slip; what can be returned is decided there. */
export function ReturnPrompt({ order }: { order: Order }) {
  if (isCalledOff(order)) return null;
  const isSent = orderTimeline(order).some(({ name, done, some }) => name === 'dispatched' && (done || some !== null));
  return (
    <section className={styles.prompt} aria-labelledby="order-retur">
      <h2 id="order-retur" className={styles.title}>
        <Trans>Retur</Trans>
      </h2>
      <p>
        {isSent ? (
          <Trans>
            Skapa en retursedel för det som du vill skicka tillbaka, eller öppna en som du har. Returen är gratis.
          </Trans>
        ) : (
          <Trans>När paketet har lämnat vårt lager kan du skapa en retursedel. Returen är gratis.</Trans>
        )}
      </p>
      <div data-screen-only>
        <LinkButton variant="secondary" href={paths.orderReturn(order.orderId)} link={Link}>
          <Trans>Returnera varor</Trans>
        </LinkButton>
      </div>
    </section>
  );
}
