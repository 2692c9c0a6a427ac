import { Plural, Trans } from '@lingui/react/macro';
import type { Prescription } from '../../../domain/prescription';
import { formatDate } from '../../../i18n/format';
import { Fact } from '../Fact';
import * as styles from '../Prescriptions.css';

/** Dosage, purpose, prescriber, cost protection and dates. */
export function Prescribed({ prescription }: { prescription: Prescription }) {
  const {
    dosage,
    treatmentPurpose,
    prescriber: { name, profession, workplace },
    costProtected,
    dispenseInterval,
    nextDispenseDate,
    firstDispenseBefore,
    nextCostProtectedDispense,
    losesCostProtection,
    prescriptionDate,
    expirationDate,
    animal,
    waitingPeriod,
    order: { enabled, reason },
  } = prescription;
  return (
    <section className={styles.card} aria-labelledby="recept-ordination">
      <h2 id="recept-ordination" className={styles.title}>
        <Trans>Om receptet</Trans>
      </h2>
      <dl className={styles.facts}>
        {animal && (
          <Fact term={<Trans>Djur</Trans>}>
            {animal.name}, {animal.type} ({animal.species})
          </Fact>
        )}
        {waitingPeriod !== null && <Fact term={<Trans>Karens</Trans>}>{waitingPeriod}</Fact>}
        <Fact term={<Trans>Dosering</Trans>}>{dosage}</Fact>
        {treatmentPurpose !== null && <Fact term={<Trans>Ändamål</Trans>}>{treatmentPurpose}</Fact>}
        <Fact term={<Trans>Utfärdat av</Trans>}>
          {name}, {profession}
          <br />
          {workplace}
        </Fact>
        <Fact term={<Trans>Utfärdat</Trans>}>{formatDate(prescriptionDate)}</Fact>
        <Fact term={<Trans>Gäller till och med</Trans>}>{formatDate(expirationDate)}</Fact>
        {firstDispenseBefore !== null && (
          <Fact term={<Trans>Första uttaget före</Trans>}>{formatDate(firstDispenseBefore)}</Fact>
        )}
        <Fact term={<Trans>Högkostnadsskydd</Trans>}>
          {costProtected ? <Trans>Ingår</Trans> : <Trans>Ingår inte</Trans>}
        </Fact>
        {enabled && nextCostProtectedDispense !== null && (
          <Fact term={<Trans>Nästa uttag med högkostnadsskydd</Trans>}>
            {losesCostProtection ? formatDate(nextCostProtectedDispense) : <Trans>Kan göras nu</Trans>}
          </Fact>
        )}
        {dispenseInterval !== null && (
          <Fact term={<Trans>Tid mellan uttagen</Trans>}>
            <Plural value={dispenseInterval} one="Minst # dag" other="Minst # dagar" />
          </Fact>
        )}
        {(enabled || reason === 'DISPENSE_INTERVAL') && nextDispenseDate !== null && (
          <Fact term={<Trans>Nästa uttag</Trans>}>
            {reason === 'DISPENSE_INTERVAL' ? formatDate(nextDispenseDate) : <Trans>Kan göras nu</Trans>}
          </Fact>
        )}
      </dl>
    </section>
  );
}
