import { Trans } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { BagRow } from '../../../api/expedition/bag/schema';
import { BagRowControls } from '../../../blocks/prescription-rows/BagRowControls';
import { RowNotes } from '../../../blocks/prescription-rows/RowNotes';
import { sideCartOpenAtom } from '../../../cart/drawers';
import { Button } from '../../../ui/button/Button';

interface InBagProps {
  row: BagRow;
  /** The focus was on what has disappeared. */
  onRemoved: () => void;
}

/** What is in the bag from a prescription: its number can be changed, and it can be removed. */
export function InBag({ row, onRemoved }: InBagProps) {
  const openCart = useSetAtom(sideCartOpenAtom);
  return (
    <>
      <p>
        <Trans>I varukorgen: {row.title}</Trans>
      </p>
      <RowNotes row={row} />
      <BagRowControls row={row} onRemoved={onRemoved} />
      <div>
        <Button variant="secondary" size="small" onClick={() => openCart(true)}>
          <Trans>Visa varukorgen</Trans>
        </Button>
      </div>
    </>
  );
}
