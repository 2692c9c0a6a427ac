import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../../blocks/link/Link';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import { type Ore, zero } from '../../../domain/money';
import type { PurchaseRow } from '../../../domain/purchases';
import { formatMoney } from '../../../i18n/format';
import { unbrokenUnits } from '../../../i18n/unbroken-units';
import { keyed } from '../../../lib/keyed';
import * as styles from '../Club.css';
import * as own from './Purchases.css';

interface PurchaseContentProps {
  /** Null if the contents cannot be shown. */
  rows: PurchaseRow[] | null;
  freight?: Ore;
  bonusCheques?: Ore;
}

export function PurchaseContent({ rows, freight = zero, bonusCheques = zero }: PurchaseContentProps) {
  const { t } = useLingui();
  if (rows === null) {
    return (
      <p>
        <Trans>
          Innehållet i köpet kan inte visas. Kontakta kundservice på <ServicePhone /> om du vill veta mer om det.
        </Trans>
      </p>
    );
  }
  return (
    <table className={`${styles.table} ${own.rows}`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Vara</Trans>
          </th>
          <th scope="col">
            <Trans>Antal</Trans>
          </th>
          <th scope="col">
            <Trans>Pris per styck</Trans>
          </th>
          <th scope="col">
            <Trans>Belopp</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {keyed(rows).map(({ key, item: { title, path, quantity, unitPrice, amount, forWhom, insteadOf } }) => (
          <tr key={key}>
            <th scope="row">
              {path === null ? unbrokenUnits(title) : <Link href={path}>{unbrokenUnits(title)}</Link>}
              {forWhom !== null && (
                <span className={`${styles.note} ${own.rowNote}`}>
                  <Trans>Till {forWhom}</Trans>
                </span>
              )}
              {insteadOf !== null && (
                <span className={`${styles.note} ${own.rowNote}`}>{unbrokenUnits(t`I stället för ${insteadOf}`)}</span>
              )}
            </th>
            <td className={styles.number}>{quantity}</td>
            <td className={styles.number}>{formatMoney(unitPrice)}</td>
            <td className={styles.number}>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
      {(freight > 0 || bonusCheques > 0) && (
        <tfoot>
          {freight > 0 && (
            <tr>
              <th scope="row" colSpan={3}>
                <Trans>Frakt</Trans>
              </th>
              <td className={styles.number}>{formatMoney(freight)}</td>
            </tr>
          )}
          {bonusCheques > 0 && (
            <tr>
              <th scope="row" colSpan={3}>
                <Trans>Bonuscheckar</Trans>
              </th>
              <td className={styles.number}>−{formatMoney(bonusCheques)}</td>
            </tr>
          )}
        </tfoot>
      )}
    </table>
  );
}
