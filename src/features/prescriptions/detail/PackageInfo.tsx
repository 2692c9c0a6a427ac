import { Trans } from '@lingui/react/macro';
import type { Prescription } from '../../../domain/prescription';
import { Fact } from '../Fact';
import * as styles from '../Prescriptions.css';

/** The packages of a prescription: form, content, how many in all, and how many are left. */
export function PackageInfo({
  prescription: { packageInfo, packagesPerDispense, ...rest },
}: {
  prescription: Prescription;
}) {
  const { type, content, totalPackages, remainingPackages, starterPack } = packageInfo;
  const { dispensesMade, dispensesTotal } = rest;
  return (
    <section className={styles.card} aria-labelledby="recept-forpackning">
      <h3 id="recept-forpackning" className={styles.title}>
        <Trans>Förpackning</Trans>
      </h3>
      <dl className={styles.facts}>
        <Fact term={<Trans>Form</Trans>}>{type}</Fact>
        <Fact term={<Trans>Innehåll</Trans>}>{content}</Fact>
        <Fact term={<Trans>Förpackningar per uttag</Trans>}>{packagesPerDispense}</Fact>
        <Fact term={<Trans>Förpackningar kvar</Trans>}>
          <Trans>
            {remainingPackages} av {totalPackages}
          </Trans>
        </Fact>
        <Fact term={<Trans>Gjorda uttag</Trans>}>
          <Trans>
            {dispensesMade} av {dispensesTotal}
          </Trans>
        </Fact>
      </dl>
      {starterPack && (
        <p>
          <Trans>Det här är en startförpackning. Den kan bara hämtas på ett apotek.</Trans>
        </p>
      )}
    </section>
  );
}
