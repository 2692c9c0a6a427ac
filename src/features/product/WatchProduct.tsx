import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { backInStockForm } from '../../blocks/back-in-stock/back-in-stock-form';
import { Link } from '../../blocks/link/Link';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import type { ProductNumber } from '../../domain/ids';
import { usePartLoader } from '../../lib/part-loader';
import { paths } from '../../routes/paths';
import * as styles from './ProductScreen.css';

/** Link to the back-in-stock page of a sold-out product. With script, opens the form in place instead. */
export function WatchProduct({ itemId }: { itemId: ProductNumber }) {
  const loader = usePartLoader();
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (open) heading.current?.focus();
  }, [open]);

  function show(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  if (!open) {
    return (
      <Link
        className={styles.watch}
        href={paths.backInStock(itemId)}
        onClick={show}
        onPointerEnter={() => void loader.load(backInStockForm)}
      >
        <Trans>Bevaka varan: vi mejlar när den är tillbaka</Trans>
      </Link>
    );
  }
  return (
    <section className={styles.watching}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <Trans>Bevaka vara</Trans>
      </h2>
      <PartBoundary fallback={<CannotShow />}>
        <backInStockForm.Component itemId={itemId} />
      </PartBoundary>
    </section>
  );
}
