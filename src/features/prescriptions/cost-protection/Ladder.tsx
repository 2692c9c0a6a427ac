import { Trans } from '@lingui/react/macro';
import type { CostProtection } from '../../../domain/prescription';
import { formatMoney } from '../../../i18n/format';
import * as styles from '../Prescriptions.css';
import * as ladder from './Ladder.css';

type LadderProps = Pick<CostProtection, 'steps' | 'spent'>;

/** The steps of the high-cost protection as bars, with the one that the patient is on. */
export function Ladder({ steps, spent }: LadderProps) {
  const current = steps.findIndex(({ upTo }) => upTo === null || spent < upTo);
  return (
    <section className={styles.card} aria-labelledby="hogkostnadsskydd-steg">
      <h2 id="hogkostnadsskydd-steg" className={styles.title}>
        <Trans>Så fungerar stegen</Trans>
      </h2>
      <ol className={ladder.steps}>
        {steps.map(({ upTo, patientPays }, index) => (
          <li
            key={patientPays}
            className={ladder.step}
            data-current={index === current}
            aria-current={index === current ? 'step' : undefined}
          >
            <progress className={ladder.bar} value={patientPays} max={100} aria-hidden />
            <span className={ladder.text}>
              {upTo === null ? (
                <Trans>Därefter betalar du ingenting: frikort</Trans>
              ) : (
                <Trans>
                  Upp till {formatMoney(upTo)} betalar du {patientPays} %
                </Trans>
              )}
              {index === current && (
                <strong>
                  {' '}
                  <Trans>Här är du nu</Trans>
                </strong>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
