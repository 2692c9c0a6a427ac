import { Plural, useLingui } from '@lingui/react/macro';
import type { Facet } from '../../api/elevate/schema';
import { Button } from '../../ui/button/Button';
import { Drawer } from '../../ui/modal/Drawer';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { FilterList } from './FilterList';
import type { ListingAddress } from './listing-address';

interface FilterDrawerProps {
  /** Undefined until the search service has answered. */
  facets: Facet[] | undefined;
  address: ListingAddress;
  total: number;
  onChange: (address: ListingAddress) => void;
  onClose: () => void;
}

/** The filters on screens too narrow for a column of their own. */
export function FilterDrawer({ facets, address, total, onChange, onClose }: FilterDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer
      title={t`Filtrera`}
      onClose={onClose}
      footer={
        <Button wide onClick={onClose}>
          <Plural value={total} one="Visa # vara" other="Visa # varor" />
        </Button>
      }
    >
      {facets ? <FilterList facets={facets} address={address} onChange={onChange} /> : <Skeleton lines={12} />}
    </Drawer>
  );
}
