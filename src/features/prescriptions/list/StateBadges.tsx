import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DisplayState } from '../../../domain/prescription-states';
import { Badge } from '../../../ui/badge/Badge';
import * as styles from '../Prescriptions.css';

export function StateBadges({ states }: { states: readonly DisplayState[] }) {
  if (states.length === 0) return null;
  return (
    <p className={styles.badges}>
      {states.map((state) => (
        <Badge key={state.kind} tone={tones[state.kind]}>
          {textOf(state)}
        </Badge>
      ))}
    </p>
  );
}

const tones = {
  inCart: 'brand',
  expired: 'neutral',
  allDispensed: 'neutral',
  expiring: 'warning',
  new: 'brand',
} as const;

function textOf(state: DisplayState): ReactNode {
  switch (state.kind) {
    case 'inCart':
      return <Trans>I varukorgen</Trans>;
    case 'expired':
      return <Trans>Utgånget</Trans>;
    case 'allDispensed':
      return <Trans>Allt är uthämtat</Trans>;
    case 'new':
      return <Trans>Nytt</Trans>;
    case 'expiring':
      return state.days === 0 ? (
        <Trans>Går ut i dag</Trans>
      ) : (
        <Plural value={state.days} one="Går ut om # dag" other="Går ut om # dagar" />
      );
  }
}
