import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PatientRef } from '../../../api/expedition/patient';
import { costProtectionQuery } from '../../../api/expedition/queries';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { formatLongDate, formatMoney } from '../../../i18n/format';
import { formatPeriod } from '../../../i18n/format-period';
import { periodBetween } from '../../../lib/calendar';
import { Alert } from '../../../ui/alert/Alert';
import { Fact } from '../Fact';
import * as styles from '../Prescriptions.css';
import { Waiting } from '../Waiting';
import { Ladder } from './Ladder';
import { StandingFacts } from './StandingFacts';
import { WithBag } from './WithBag';

/** A patient's high-cost protection: what was spent, the discount now, what is left, and when the period ends. */
export function CostProtection({ patient }: { patient: PatientRef }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(costProtectionQuery(patient));
  if (!data && error) {
    const title = <Trans>Just nu kan vi inte visa högkostnadsskyddet</Trans>;
    return <FailureAlert title={title} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting label={t`Högkostnadsskyddet hämtas`} />;
  const { today, isFree, period, withBag, steps } = data;
  if (isFree) {
    return (
      <Alert tone="info" title={<Trans>Gratis under 18 år</Trans>}>
        <Trans>Läkemedel inom högkostnadsskyddet är gratis för den som är under 18 år.</Trans>
      </Alert>
    );
  }
  const isSelf = patient.kind === 'self';
  return (
    <>
      {data.hasFreeCard && (
        <Alert tone="success" title={isSelf ? <Trans>Du har frikort</Trans> : <Trans>Frikort</Trans>}>
          <Trans>Läkemedel inom högkostnadsskyddet kostar ingenting under resten av perioden.</Trans>
        </Alert>
      )}
      <section className={styles.card} aria-labelledby="hogkostnadsskydd-nu">
        <h2 id="hogkostnadsskydd-nu" className={styles.title}>
          <Trans>Så här ser det ut nu</Trans>
        </h2>
        <dl className={styles.facts}>
          <Fact term={<Trans>Kostnad före rabatt</Trans>}>{formatMoney(data.spent)}</Fact>
          <Fact term={<Trans>Betalat hittills</Trans>}>{formatMoney(data.paid)}</Fact>
          <StandingFacts standing={data} />
          {period && (
            <Fact term={<Trans>Perioden slutar</Trans>}>
              {formatLongDate(period.ends)}
              <br />
              {period.ends === today ? (
                <Trans>i dag</Trans>
              ) : (
                <Trans>om {formatPeriod(periodBetween(today, period.ends))}</Trans>
              )}
            </Fact>
          )}
        </dl>
        {!period && (
          <p>
            <Trans>
              Ingen period pågår. Den börjar med nästa köp av läkemedel inom högkostnadsskyddet och gäller i ett år.
            </Trans>
          </p>
        )}
      </section>
      {withBag && !data.hasFreeCard && <WithBag withBag={withBag} />}
      <Ladder
        steps={steps}
        spent={data.spent}
        withBag={withBag && withBag.cost > 0 ? withBag.spent : null}
        isSelf={isSelf}
      />
    </>
  );
}
