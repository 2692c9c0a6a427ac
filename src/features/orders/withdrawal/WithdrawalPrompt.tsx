import { Trans } from '@lingui/react/macro';
import { Link } from '../../../blocks/link/Link';
import type { Order } from '../../../domain/order';
import { orderTimeline } from '../../../domain/order-timeline';
import { formatLongDate } from '../../../i18n/format';
import { paths } from '../../../routes/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { standaloneLink } from '../../../ui/link/standalone-link.css';
import * as styles from '../Prompt.css';
import { Exempt } from './Exempt';
import { rightNow } from './right-now';

/** The law's function to withdraw, for as long as it can be used, or why it cannot, and the way to the receipts. */
export function WithdrawalPrompt({ order }: { order: Order }) {
  const right = rightNow(order);
  const hasReceipts = (order.withdrawals ?? []).length > 0;
  if (right.kind === 'closed' && right.reason === 'allExempt') return <Exempt order={order} />;
  if (right.kind === 'closed' && !hasReceipts) return null;
  const isAll = orderTimeline(order).some(({ name }) => name === 'withdrawn');
  const target = paths.withdrawal(order.orderId);
  return (
    <section className={styles.prompt} aria-labelledby="order-anger">
      <h2 id="order-anger" className={styles.title}>
        <Trans>Ångerrätt</Trans>
      </h2>
      {right.kind === 'open' && <WithdrawUntil until={right.until} />}
      {hasReceipts && (
        <p>
          {isAll ? <Trans>Du har ångrat köpet.</Trans> : <Trans>Du har ångrat en del av köpet.</Trans>}{' '}
          <Link href={target} className={standaloneLink} data-screen-only>
            <Trans>Se kvittensen</Trans>
          </Link>
        </p>
      )}
      {right.kind === 'open' && (
        <div data-screen-only>
          <LinkButton variant="secondary" href={target} link={Link}>
            <Trans>Ångra köpet här</Trans>
          </LinkButton>
        </div>
      )}
    </section>
  );
}

/** Until when the customer can withdraw. */
export function WithdrawUntil({ until }: { until: string | null }) {
  return (
    <p>
      {until === null ? (
        <Trans>Du kan ångra köpet redan nu, och i 14 dagar från den dag du har fått alla varor.</Trans>
      ) : (
        <Trans>Du kan ångra köpet till och med {formatLongDate(until)}.</Trans>
      )}
    </p>
  );
}
