import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import type { ProductCard } from '../../domain/product';
import { part } from '../../lib/part';
import { embedder } from '../../platform/embedder/current';
import { Button } from '../../ui/button/Button';

const modal = part(() => import('./FindPharmacyModal'));

/** Opens the list of pharmacies that have the product, in the app if it has its own. */
export function FindPharmacy({ product }: { product: ProductCard }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => embedder().findPharmacy({ productNumber: product.productNumber }, () => setOpen(true))}
      >
        <Trans>Hitta på apotek</Trans>
      </Button>
      {open && (
        <PartBoundary message={<CannotShow />} onFail={close}>
          <modal.Component product={product} onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
