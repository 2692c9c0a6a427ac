import { Trans } from '@lingui/react/macro';
import type { LadderStep } from '../../../domain/prescription';
import { formatMoney } from '../../../i18n/format';
import { Badge } from '../../../ui/badge/Badge';
import * as styles from '../Prescriptions.css';
import * as ladder from './Ladder.css';

interface LadderProps {
  steps: readonly LadderStep[];
  /** Cost before discount, in öre: so far, and with what is in the cart, if that counts. */
  spent: number;
  withBag: number | null;
  isSelf: boolean;
}

/** The steps of the high-cost protection, each filled as far as the patient's costs go. */
export function Ladder({ steps, spent, withBag, isSelf }: LadderProps) {
  const stepAt = (cost: number) => steps.findIndex(({ upTo }) => upTo === null || cost < upTo);
  const current = stepAt(spent);
  const next = stepAt(withBag ?? spent);
  return (
    <section className={styles.card} aria-labelledby="hogkostnadsskydd-steg">
      <h2 id="hogkostnadsskydd-steg" className={styles.title}>
        <Trans>Så fungerar stegen</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>Ju mer läkemedlen kostar under perioden, desto mindre av kostnaden betalar man själv.</Trans>
      </p>
      <ol className={ladder.steps}>
        {steps.map(({ upTo, patientPays }, index) => {
          const from = steps[index - 1]?.upTo ?? null;
          return (
            <li
              key={patientPays}
              className={ladder.step}
              data-current={index === current}
              aria-current={index === current ? 'step' : undefined}
            >
              <p className={ladder.head}>
                <strong>
                  {upTo === null ? (
                    <Trans>Frikort: man betalar ingenting</Trans>
                  ) : (
                    <Trans>Man betalar {patientPays} %</Trans>
                  )}
                </strong>
                {index === current && (
                  <Badge tone="brand">{isSelf ? <Trans>Här är du nu</Trans> : <Trans>Nuvarande steg</Trans>}</Badge>
                )}
                {withBag !== null && index === next && (
                  <Badge>
                    <Trans>Med varukorgen</Trans>
                  </Badge>
                )}
              </p>
              <svg className={ladder.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect className={ladder.added} width={share(withBag ?? 0, from, upTo)} height="1" />
                <rect className={ladder.filled} width={share(spent, from, upTo)} height="1" />
              </svg>
              <p className={styles.note}>{rangeOf(from, upTo)}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function rangeOf(from: LadderStep['upTo'], upTo: LadderStep['upTo']) {
  if (upTo === null) return from !== null && <Trans>Kostnad över {formatMoney(from)}</Trans>;
  if (from === null) return <Trans>Kostnad upp till {formatMoney(upTo)}</Trans>;
  return (
    <Trans>
      Kostnad från {formatMoney(from)} till {formatMoney(upTo)}
    </Trans>
  );
}

/** How much of a step a cost fills, in per cent. */
function share(cost: number, from: number | null, upTo: number | null): number {
  const start = from ?? 0;
  if (upTo === null) return cost >= start && cost > 0 ? 100 : 0;
  return Math.min(100, Math.max(0, (100 * (cost - start)) / (upTo - start)));
}
