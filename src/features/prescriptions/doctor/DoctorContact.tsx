import { Trans } from '@lingui/react/macro';
import { useConfig } from '../../../platform/config/config';
import type { DoctorPartner } from '../../../platform/config/doctor-partner-schema';
import { ContactLinks } from '../../../ui/phone-link/ContactLinks';
import * as styles from './DoctorVariant.css';

/** Contacts: the partner for its doctors, the pharmacy for the medicine. */
export function DoctorContact({ partner: { name, phone, email } }: { partner: DoctorPartner }) {
  const operator = useConfig()?.operator;
  return (
    <section className={styles.contact} aria-labelledby="doktor-kontakt">
      <h2 id="doktor-kontakt" className={styles.title}>
        <Trans>Kontakt</Trans>
      </h2>
      <div className={styles.whom}>
        <h3 className={styles.subTitle}>
          <Trans>Frågor om läkarbesöket</Trans>
        </h3>
        <p>
          <Trans>{name} svarar på frågor om besöket, din behandling och vad läkaren har skrivit ut.</Trans>
        </p>
        <ContactLinks phone={phone} email={email} />
      </div>
      {operator && (
        <div className={styles.whom}>
          <h3 className={styles.subTitle}>
            <Trans>Frågor om läkemedlet</Trans>
          </h3>
          <p>
            <Trans>Våra farmaceuter svarar på frågor om läkemedlet, leveransen och ditt köp.</Trans>
          </p>
          <ContactLinks phone={operator.phone} email={operator.email} />
        </div>
      )}
    </section>
  );
}
