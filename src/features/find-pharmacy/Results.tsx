import { memo, type RefObject, useDeferredValue } from 'react';
import type { PharmacySearch } from '../../api/pharmacy/queries';
import type { FinderState } from '../../blocks/find-pharmacy/finder-state';
import { useListedPharmacies } from '../../blocks/find-pharmacy/use-listed-pharmacies';
import { useStatusText } from '../../blocks/find-pharmacy/use-status-text';
import { useHydrated } from '../../lib/use-hydrated';
import { ResultsView } from './ResultsView';
import type { Chosen, Go } from './use-finder';

export interface ResultsProps {
  ref: RefObject<HTMLElement | null>;
  view: 'list' | 'map';
  shown: Chosen;
  /** The request for it; null while it is not known what to request. */
  asked: PharmacySearch | null;
  go: Go;
  onSearch: (change: Partial<FinderState>) => void;
  /** The button with the focus is about to be removed. */
  onRetry: () => void;
}

/** The pharmacies of what is chosen: each answer is shown in the background, so that many do not block the page. */
export const Results = memo(function Results({ shown, asked, ...rest }: ResultsProps) {
  const found = useListedPharmacies({ ...shown, state: shown.address, search: asked });
  const status = useStatusText(shown.address, shown.subjects, found);
  const hydrated = useHydrated();
  const results = useDeferredValue({
    shown,
    list: shown.isReady ? found : { ...found, loading: true },
    status: hydrated ? status : '',
  });
  return <ResultsView {...rest} {...results} />;
});
