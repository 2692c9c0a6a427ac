import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../../blocks/link/Link';
import type { OrderId } from '../../../domain/ids';
import type { Withdrawal } from '../../../domain/withdrawal';
import { formatMoment } from '../../../i18n/format';
import { unbrokenUnits } from '../../../i18n/unbroken-units';
import { paths } from '../../../routes/paths';
import { Alert } from '../../../ui/alert/Alert';
import { standaloneLink } from '../../../ui/link/standalone-link.css';
import { visuallyHidden } from '../../../ui/theme/visually-hidden.css';
import { Fact, Facts } from '../Facts';
import { PrintButton } from '../PrintButton';
import * as styles from './withdrawal.css';

interface ReceiptProps {
  orderId: OrderId;
  orderNumber: string;
  withdrawal: Withdrawal;
  /** The pharmacy has just received it. */
  isNew: boolean;
}

/** The receipt with its time stamp, as it was mailed, too. */
export function Receipt({ orderId, orderNumber, withdrawal, isNew }: ReceiptProps) {
  const { t } = useLingui();
  const { id, received, name, email, items } = withdrawal;
  const moment = formatMoment(received);
  // Several receipts are told apart by their moment, which is also shown below.
  const title = (
    <>
      <Trans>Kvittens</Trans> <span className={visuallyHidden}>{moment}</span>
    </>
  );
  return (
    <div className={styles.receipt} tabIndex={-1}>
      <Alert tone="success" isSilent={!isNew} title={<Trans>Vi har tagit emot att du ångrar köpet</Trans>}>
        <Trans>
          Kvittensen skickas också till {email}. Skicka tillbaka det som du har fått inom 14 dagar. Returen är gratis,
          och pengarna kommer senast fem bankdagar efter att varorna har kommit fram till oss.
        </Trans>{' '}
        <Trans>För det som aldrig skickas kommer de senast 14 dagar efter att du ångrade köpet.</Trans>
      </Alert>
      <Facts id={`kvittens-${id}`} title={title}>
        <Fact name={<Trans>Mottaget</Trans>}>{moment}</Fact>
        <Fact name={<Trans>Ordernummer</Trans>}>{orderNumber}</Fact>
        <Fact name={<Trans>Namn</Trans>}>{name}</Fact>
        <Fact name={<Trans>Kvittens till</Trans>}>{email}</Fact>
        <Fact name={<Trans>Varor</Trans>}>
          <ul>
            {items.map(({ itemId, title, quantity }) => (
              <li key={itemId}>{unbrokenUnits(t`${title}, ${quantity} st`)}</li>
            ))}
          </ul>
        </Fact>
      </Facts>
      <Link href={paths.orderReturn(orderId)} className={standaloneLink} data-screen-only>
        <Trans>Till retursedeln för det som du har fått</Trans>
      </Link>
      <PrintButton />
    </div>
  );
}
