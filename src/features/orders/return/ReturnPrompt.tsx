import { Trans } from '@lingui/react/macro';
import { Link } from '../../../blocks/link/Link';
import { isCalledOff, type Order } from '../../../domain/order';
import { orderTimeline } from '../../../domain/order-timeline';
import { formatLongDate } from '../../../i18n/format';
import { paths } from '../../../routes/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import * as styles from '../Prompt.css';
import { rightNow } from '../withdrawal/right-now';

interface ReturnPromptProps {
  order: Order;
}

/** The way to the return slip; what can be returned is decided there. */
export function ReturnPrompt({ order }: ReturnPromptProps) {
  if (isCalledOff(order)) return null;
  return (
    <section className={styles.prompt} aria-labelledby="order-retur">
      <h2 id="order-retur" className={styles.title}>
        <Trans>Retur</Trans>
      </h2>
      <p>
        <HowToReturn order={order} />
      </p>
      <div data-screen-only>
        <LinkButton variant="secondary" href={paths.orderReturn(order.orderId)} link={Link}>
          <Trans>Returnera varor</Trans>
        </LinkButton>
      </div>
    </section>
  );
}

function HowToReturn({ order }: ReturnPromptProps) {
  const right = rightNow(order);
  if (order.paymentMethod === 'alreadyPaidInPharmacy') {
    return <Trans>Köpet är betalt på apotek. Därför lämnar du tillbaka varorna på ett av våra apotek.</Trans>;
  }
  if (order.returnedInPharmacy) {
    return (
      <Trans>En retur av köpet är redan registrerad på ett apotek. Har du redan en retursedel finns den kvar.</Trans>
    );
  }
  // What has been withdrawn from can be sent back for longer.
  if (right.kind === 'closed' && right.reason === 'ended' && (order.withdrawals ?? []).length === 0) {
    return (
      <Trans>
        Varor kan returneras i 14 dagar. Sista dagen var {formatLongDate(right.until)}. En retursedel som du redan har
        gäller så länge som det står på den.
      </Trans>
    );
  }
  if (right.kind === 'closed' && right.reason === 'allExempt') {
    return <Trans>Varorna kan inte returneras här. Är det fel på en vara kan du alltid reklamera den.</Trans>;
  }
  const isSent = orderTimeline(order).some(({ name, done, some }) => name === 'dispatched' && (done || some !== null));
  if (!isSent) return <Trans>När paketet har lämnat vårt lager kan du skapa en retursedel. Returen är gratis.</Trans>;
  return (
    <Trans>
      Skapa en retursedel för det som du vill skicka tillbaka, eller öppna en som du har. Returen är gratis.
    </Trans>
  );
}
