import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bonusChecksQuery } from '../../../api/member/club-queries';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { formatDecimal, formatLongDate, formatMoney } from '../../../i18n/format';
import { Skeleton } from '../../../ui/skeleton/Skeleton';
import * as styles from '../Club.css';

/** The member's bonus cheques, which are used in the cart. */
export function Cheques() {
  const { t } = useLingui();
  const { data: cheques, error, refetch } = useQuery(bonusChecksQuery(true));
  return (
    <section className={styles.card} aria-labelledby="klubb-checkar">
      <h2 id="klubb-checkar" className={styles.title}>
        <Trans>Dina bonuscheckar</Trans>
      </h2>
      {content()}
    </section>
  );

  function content() {
    if (!cheques && error) {
      return (
        <FailureAlert
          title={<Trans>Något gick fel när bonuscheckarna hämtades</Trans>}
          onRetry={() => void refetch()}
        />
      );
    }
    if (!cheques) {
      return (
        <div role="status" aria-label={t`Bonuscheckarna hämtas`}>
          <Skeleton lines={3} />
        </div>
      );
    }
    if (cheques.length === 0) {
      return (
        <p className={styles.note}>
          <Trans>Du har inga bonuscheckar just nu.</Trans>
        </p>
      );
    }
    return (
      <>
        <ul className={styles.list}>
          {cheques.map(({ id, amount, threshold, validTo }) => (
            <li key={id}>
              <strong>{formatMoney(amount)}</strong>
              <br />
              <Trans>
                För {formatDecimal(threshold)} poäng. Gäller t.o.m. {formatLongDate(validTo)}.
              </Trans>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          <Trans>Du använder dem i varukorgen.</Trans>
        </p>
      </>
    );
  }
}
