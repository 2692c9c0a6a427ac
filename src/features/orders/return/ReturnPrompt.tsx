import { Trans } from '@lingui/react/macro';
import { Link } from '../../../blocks/link/Link';
import { isCalledOff, type Order } from '../../../domain/order';
import { mayBeReturned } from '../../../domain/order-return';
import { orderTimeline } from '../../../domain/order-timeline';
import type { WithdrawalRight } from '../../../domain/withdrawal';
import { formatLongDate } from '../../../i18n/format';
import { paths } from '../../../routes/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { standaloneLink } from '../../../ui/link/standalone-link.css';
import { visuallyHidden } from '../../../ui/theme/visually-hidden.css';
import * as styles from '../Prompt.css';
import { rightNow } from '../withdrawal/right-now';

interface ReturnPromptProps {
  order: Order;
}

/** The way to the return slip; what can be returned is decided there, and slips that were made are found there. */
export function ReturnPrompt({ order }: ReturnPromptProps) {
  if (isCalledOff(order)) return null;
  const href = paths.orderReturn(order.orderId);
  return (
    <section className={styles.prompt} aria-labelledby="order-retur">
      <h2 id="order-retur" className={styles.title}>
        <Trans>Retur</Trans>
      </h2>
      <p>
        <HowToReturn order={order} />
      </p>
      <div data-screen-only>
        {isNeverReturned(order) ? (
          <Link className={standaloneLink} href={href}>
            <Trans>Se vad som gäller</Trans>
            <span className={visuallyHidden}>
              {' '}
              <Trans>för returer</Trans>
            </span>
          </Link>
        ) : (
          <LinkButton variant="secondary" href={href} link={Link}>
            <Trans>Returnera varor</Trans>
          </LinkButton>
        )}
      </div>
    </section>
  );
}

/** No slip can be made of it, today or later, unless the customer withdraws from what is then taken back. */
function isNeverReturned(order: Order): boolean {
  if (order.paymentMethod === 'alreadyPaidInPharmacy' || order.returnedInPharmacy) return true;
  return isAllExempt(rightNow(order)) || !mayBeReturned(order);
}

const isAllExempt = (right: WithdrawalRight) => right.kind === 'closed' && right.reason === 'allExempt';

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
  if (isAllExempt(right)) {
    return <Trans>Varorna kan inte returneras här. Är det fel på en vara kan du alltid reklamera den.</Trans>;
  }
  if (!mayBeReturned(order)) return <Trans>Varor ur det här köpet tar vi bara tillbaka om du ångrar dem.</Trans>;
  const isSent = orderTimeline(order).some(({ name, done, some }) => name === 'dispatched' && (done || some !== null));
  if (!isSent) return <Trans>När paketet har lämnat vårt lager kan du skapa en retursedel. Returen är gratis.</Trans>;
  return (
    <Trans>
      Skapa en retursedel för det som du vill skicka tillbaka, eller öppna en som du har. Returen är gratis.
    </Trans>
  );
}
