import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PatientRef } from '../../../api/expedition/patient';
import { costProtectionQuery } from '../../../api/expedition/queries';
import { formatDate, formatMoney } from '../../../i18n/format';
import { formatPeriod } from '../../../i18n/format-period';
import { periodBetween } from '../../../lib/calendar';
import { Alert } from '../../../ui/alert/Alert';
import { Fact } from '../Fact';
import * as styles from '../Prescriptions.css';
import { RegisterUnavailable } from '../RegisterUnavailable';
import { Waiting } from '../Waiting';
import { Ladder } from './Ladder';

/** A patient's high-cost protection: what was spent, the discount now, what is left, and when the period ends. */
export function CostProtection({ patient }: { patient: PatientRef }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(costProtectionQuery(patient));
  if (!data && error) return <RegisterUnavailable onRetry={() => void refetch()} />;
  if (!data) return <Waiting label={t`Högkostnadsskyddet hämtas`} />;
  const { today, isFree, period, spent, paid, discountPercent, next, leftToFreeCard, hasFreeCard, steps } = data;
  return (
    <>
      {isFree && (
        <Alert tone="info">
          <Trans>Läkemedel inom högkostnadsskyddet är gratis för den som är under 18 år.</Trans>
        </Alert>
      )}
      {hasFreeCard && !isFree && (
        <Alert tone="success" title={<Trans>Du har frikort</Trans>}>
          <Trans>Läkemedel inom högkostnadsskyddet kostar ingenting under resten av perioden.</Trans>
        </Alert>
      )}
      <section className={styles.card} aria-labelledby="hogkostnadsskydd-nu">
        <h2 id="hogkostnadsskydd-nu" className={styles.title}>
          <Trans>Din period</Trans>
        </h2>
        <dl className={styles.facts}>
          <Fact term={<Trans>Kostnad före rabatt</Trans>}>{formatMoney(spent)}</Fact>
          <Fact term={<Trans>Du har betalat</Trans>}>{formatMoney(paid)}</Fact>
          <Fact term={<Trans>Rabatt på nästa läkemedel</Trans>}>{discountPercent} %</Fact>
          {next && (
            <Fact term={<Trans>Kvar till {next.discountPercent} % rabatt</Trans>}>{formatMoney(next.left)}</Fact>
          )}
          {!hasFreeCard && (
            <Fact term={<Trans>Kvar att betala till frikort</Trans>}>{formatMoney(leftToFreeCard)}</Fact>
          )}
          {period && (
            <Fact term={<Trans>Perioden slutar</Trans>}>
              {formatDate(period.ends)}
              <br />
              <Trans>om {formatPeriod(periodBetween(today, period.ends))}</Trans>
            </Fact>
          )}
        </dl>
        {!period && (
          <p>
            <Trans>Ingen period pågår. Den börjar med ditt nästa köp av läkemedel inom högkostnadsskyddet.</Trans>
          </p>
        )}
      </section>
      <Ladder steps={steps} spent={spent} />
    </>
  );
}
