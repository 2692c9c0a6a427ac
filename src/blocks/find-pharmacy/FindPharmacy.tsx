import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { part } from '../../lib/part';
import { embedder } from '../../platform/embedder/current';
import { Button } from '../../ui/button/Button';
import { CannotShow, PartBoundary } from '../part-boundary/PartBoundary';
import { MyPharmacyStockSpot } from './MyPharmacyStockSpot';
import type { Subject } from './subject';

const modal = part(() => import('./FindPharmacyModal'));

/** Opens the list of pharmacies that have the product, in the app if it has its own. */
export function FindPharmacy({ product }: { product: Subject }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { productNumber, prescriptionId } = product;
  const request = { products: [productNumber], ...(prescriptionId !== undefined && { prescriptionId }) };
  return (
    <>
      <Button variant="secondary" onClick={() => embedder().findPharmacy(request, () => setOpen(true))}>
        <Trans>Hitta på apotek</Trans>
      </Button>
      <MyPharmacyStockSpot product={product} />
      {open && (
        <PartBoundary message={<CannotShow />} onFail={close}>
          <modal.Component product={product} onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
