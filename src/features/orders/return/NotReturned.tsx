import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../../blocks/link/Link';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import type { Order } from '../../../domain/order';
import { type NonReturnable, nonReturnable, type ReturnOrder } from '../../../domain/order-return';
import { unbrokenUnits } from '../../../i18n/unbroken-units';
import { paths } from '../../../routes/paths';
import * as styles from '../Prompt.css';
import { rightNow } from '../withdrawal/right-now';
import { nonReturnableTexts } from './reason-texts';
import * as own from './return.css';

/** What holds for the whole order makes the reasons of its rows uninteresting. */
const wholeOrder = ({ calledOff, paidInPharmacy, returnedInPharmacy }: ReturnOrder) =>
  calledOff || paidInPharmacy || returnedInPharmacy;

interface NotReturnedProps {
  order: Order;
  returns: ReturnOrder;
}

/** Which rows cannot be returned, each with its reason. */
export function NotReturned({ order, returns }: NotReturnedProps) {
  const { t } = useLingui();
  const rows = returns.rows.flatMap((row) => {
    const reason = nonReturnable(row, returns);
    return reason === null ? [] : [{ ...row, reason }];
  });
  if (rows.length === 0 || wholeOrder(returns)) return null;
  const has = (reason: NonReturnable) => rows.some((row) => row.reason === reason);
  return (
    <section className={styles.prompt} aria-labelledby="retur-undantag">
      <h2 id="retur-undantag" className={styles.title}>
        <Trans>Det här kan inte returneras</Trans>
      </h2>
      <dl className={own.refused}>
        {rows.map(({ rowId, title, reason }) => (
          <div key={rowId}>
            <dt className={own.refusedTitle}>{unbrokenUnits(title)}</dt>
            <dd>{t(nonReturnableTexts[reason])}</dd>
          </div>
        ))}
      </dl>
      {has('foodstuff') && rightNow(order).kind === 'open' && (
        <p>
          <Trans>
            Ångerrätten gäller även livsmedel och kosttillskott:{' '}
            <Link href={paths.withdrawal(order.orderId)}>ångra köpet</Link>, så kan du skicka tillbaka dem.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          Är det fel på en vara kan du alltid reklamera den. Kontakta då kundservice på <ServicePhone />.
        </Trans>
      </p>
    </section>
  );
}
