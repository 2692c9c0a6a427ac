import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useRef } from 'react';
import type { Facet } from '../../api/elevate/schema';
import { ignoreSecondClick } from '../../lib/double-click';
import { useOnline } from '../../lib/use-online';
import { Button } from '../../ui/button/Button';
import { Drawer } from '../../ui/modal/Drawer';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { FailureAlert } from '../failure/FailureAlert';
import { FilterList } from './FilterList';
import type { ListingAddress } from './listing-address';

interface FilterDrawerProps {
  /** Undefined until the search service has answered. */
  facets: Facet[] | undefined;
  address: ListingAddress;
  /** Null while it is not known. */
  total: number | null;
  failed: boolean;
  onRetry: () => void;
  onChange: (address: ListingAddress) => void;
  onClose: () => void;
}

/** The filters on screens too narrow for a column of their own. */
export function FilterDrawer({ facets, address, total, failed, onRetry, onChange, onClose }: FilterDrawerProps) {
  const { t } = useLingui();
  const closesOnPrice = useRef(false);

  /** A price that has been typed and not used counts; one that is wrong keeps the drawer open. */
  function show(event: MouseEvent): void {
    ignoreSecondClick(event.nativeEvent);
    const prices = event.currentTarget.closest('dialog')?.querySelector('form');
    const isTyped = prices && !isUsed(new FormData(prices));
    if (isTyped) {
      closesOnPrice.current = true;
      prices.requestSubmit();
      // One that is wrong is corrected first, and may be used with its own button then.
      closesOnPrice.current = false;
    } else onClose();
  }

  function isUsed(typed: FormData): boolean {
    const { min = '', max = '' } = address.price ?? {};
    return typed.get('min') === String(min) && typed.get('max') === String(max);
  }

  function change(next: ListingAddress): void {
    onChange(next);
    if (closesOnPrice.current && next.price !== address.price) onClose();
  }

  const online = useOnline();
  // Without network it is known at once that no answer comes.
  const alert = (failed || (!online && total === null)) && <FailureAlert onRetry={onRetry} />;
  return (
    <Drawer
      title={t`Filtrera`}
      onClose={onClose}
      footer={
        <>
          {/* The filter that was pressed may be far down. */}
          {facets && alert}
          <Button wide onClick={show}>
            {total === null ? (
              <Trans>Visa varor</Trans>
            ) : (
              <Plural value={total} one="Visa # vara" other="Visa # varor" />
            )}
          </Button>
        </>
      }
    >
      {facets ? <FilterList facets={facets} address={address} onChange={change} /> : alert || <Skeleton lines={12} />}
    </Drawer>
  );
}
