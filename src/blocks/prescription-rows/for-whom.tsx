import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BagRow } from '../../api/expedition/bag/schema';

/** For whom prescription goods are. */
export function forWhom({ kind, name }: Pick<BagRow['patient'], 'kind' | 'name'>): ReactNode {
  switch (kind) {
    case 'SELF':
      return <Trans>Till dig</Trans>;
    case 'CHILD':
      return <Trans>Till barnet {name}</Trans>;
    case 'ANIMAL':
      return <Trans>Till djuret {name}</Trans>;
    default:
      return <Trans>Till {name}</Trans>;
  }
}
