import { Trans, useLingui } from '@lingui/react/macro';
import { PartBoundary } from '../../../blocks/part-boundary/PartBoundary';
import { isExpired, type ReturnOrder, type ReturnSlip } from '../../../domain/order-return';
import { formatLongDate } from '../../../i18n/format';
import { unbrokenUnits } from '../../../i18n/unbroken-units';
import { part } from '../../../lib/part';
import { Alert } from '../../../ui/alert/Alert';
import { Fact, Facts } from '../Facts';
import { reasonTexts } from './reason-texts';
import * as styles from './return.css';
import { SlipPdf } from './SlipPdf';

const image = part(() => import('../../../blocks/qr-code/QrImage'));

interface SlipProps {
  slip: ReturnSlip;
  order: ReturnOrder;
  /** ISO date */
  today: string;
  /** It has just been made. */
  isNew: boolean;
  customerToken: string | null;
  checkAccess: () => void;
}

/** A return slip: its code, what is on it, and until when it can be used. */
export function Slip({ slip, order, today, isNew, ...access }: SlipProps) {
  const { t } = useLingui();
  const { slipId, code, created, lastReturnDate, rows } = slip;
  const lastDay = formatLongDate(lastReturnDate);
  const expired = isExpired(slip, today);
  return (
    <div className={styles.slip} tabIndex={-1}>
      {expired ? (
        <Alert tone="warning" isSilent title={<Trans>Retursedeln har gått ut</Trans>}>
          <Trans>Den gällde till och med {lastDay}. Har du redan lämnat paketet behöver du inte göra något.</Trans>
        </Alert>
      ) : (
        <Alert tone="success" isSilent={!isNew} title={<Trans>Din retursedel är klar</Trans>}>
          <Trans>Lämna paketet senast {lastDay}. Du hittar retursedeln här igen när du öppnar beställningen.</Trans>
        </Alert>
      )}
      <Facts
        id={`retursedel-${slipId}`}
        title={<Trans>Retursedel {code}</Trans>}
        picture={
          !expired && (
            <PartBoundary placeholder={<div className={styles.qr} />}>
              <image.Component text={code} ecc="M" label={t`Kod att läsa av: ${code}`} className={styles.qr} />
            </PartBoundary>
          )
        }
      >
        <Fact name={<Trans>Returkod</Trans>}>{code}</Fact>
        <Fact name={<Trans>Skapad</Trans>}>{formatLongDate(created)}</Fact>
        <Fact name={<Trans>Sista dag att lämna paketet</Trans>}>{lastDay}</Fact>
        <Fact name={<Trans>Varor</Trans>}>
          <ul>
            {rows.map(({ rowId, title, quantity, unit, reason }) => (
              <li key={rowId}>{unbrokenUnits(t`${title}, ${quantity} ${unit}: ${t(reasonTexts[reason])}`)}</li>
            ))}
          </ul>
        </Fact>
      </Facts>
      {!expired && <SlipPdf orderId={order.orderId} slip={slip} {...access} />}
    </div>
  );
}
