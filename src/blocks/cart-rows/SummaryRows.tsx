import { Trans, useLingui } from '@lingui/react/macro';
import type { CartRow } from '../../domain/cart';
import { unbrokenUnits } from '../../i18n/unbroken-units';
import { ProductPicture } from '../product-picture/ProductPicture';
import { RowPrice } from './RowPrice';
import * as styles from './SummaryRows.css';

/** The products of the cart, read-only. */
export function SummaryRows({ rows }: { rows: CartRow[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.rows} aria-label={t`Varor i beställningen`}>
      {rows.map((row) => (
        <li key={row.itemId} className={styles.row}>
          <div className={styles.picture}>
            {row.picture && <ProductPicture picture={row.picture} sizes="48px" decorative />}
          </div>
          <p className={styles.text}>
            <span className={styles.title}>{unbrokenUnits(row.title)}</span>
            <span className={styles.quantity}>
              <Trans>{row.quantity} st</Trans>
            </span>
          </p>
          <RowPrice row={row} />
        </li>
      ))}
    </ul>
  );
}
