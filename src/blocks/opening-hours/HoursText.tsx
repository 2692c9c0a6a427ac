import { Trans } from '@lingui/react/macro';
import type { Hours } from '../../domain/pharmacy';
import { unbroken } from './HoursText.css';

/** From when to when on one line, or that it is closed. */
export function HoursText({ hours }: { hours: Hours | null }) {
  if (!hours) return <Trans>Stängt</Trans>;
  return (
    <span className={unbroken}>
      {hours.opens}–{hours.closes}
    </span>
  );
}
