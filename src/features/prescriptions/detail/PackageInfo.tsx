import { Plural, Trans } from '@lingui/react/macro';
import { useCooled } from '../../../blocks/cooled/use-cooled';
import type { Prescription } from '../../../domain/prescription';
import { Fact } from '../Fact';
import * as styles from '../Prescriptions.css';

/** The packages of a prescription: form, content, what a dispense is, how many were used, and how many are left. */
export function PackageInfo({
  prescription: { packageInfo, packagesPerDispense, items, ...rest },
}: {
  prescription: Prescription;
}) {
  const { type, content, totalPackages, remainingPackages, starterPack } = packageInfo;
  const cooled = useCooled(items.slice(0, 1).map(({ itemId }) => itemId));
  const { dispensesMade, dispensesTotal } = rest;
  return (
    <section className={styles.card} aria-labelledby="recept-forpackning">
      <h2 id="recept-forpackning" className={styles.title}>
        <Trans>Förpackning</Trans>
      </h2>
      <dl className={styles.facts}>
        <Fact term={<Trans>Form</Trans>}>{type}</Fact>
        <Fact term={<Trans>Innehåll</Trans>}>{content}</Fact>
        <Fact term={<Trans>Ett uttag är</Trans>}>
          <Plural value={packagesPerDispense} one="# förpackning" other="# förpackningar" />
        </Fact>
        <Fact term={<Trans>Förpackningar kvar</Trans>}>
          <Trans>
            {remainingPackages} av {totalPackages}
          </Trans>
        </Fact>
        <Fact term={<Trans>Använda uttag</Trans>}>
          <Trans>
            {dispensesMade} av {dispensesTotal}
          </Trans>
        </Fact>
      </dl>
      {cooled.size > 0 && (
        <p>
          <Trans>Det här är en kylvara. Den förvaras i kylskåp och levereras kyld.</Trans>
        </p>
      )}
      {starterPack && (
        <p>
          <Trans>Det här är en startförpackning. Den kan bara hämtas på ett apotek.</Trans>
        </p>
      )}
    </section>
  );
}
