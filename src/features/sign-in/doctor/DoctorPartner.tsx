import { Trans, useLingui } from '@lingui/react/macro';
import { PageFrame } from '../../../blocks/page-frame/PageFrame';
import { heading } from '../../../blocks/sign-in/SignIn.css';
import { SignInBox } from '../../../blocks/sign-in/SignInBox';
import { useTitle } from '../../../blocks/use-title/use-title';
import { useConfig } from '../../../platform/config/config';
import { doctorPartnerDefaults } from '../../../platform/config/doctor-partner-schema';
import { paths } from '../../../routes/paths';
import { DoctorContact } from './DoctorContact';
import * as styles from './DoctorPartner.css';
import { PatientSignedIn } from './PatientSignedIn';

/** The sign-in for patients of the partner's doctors, with its own texts. */
export function DoctorPartner() {
  const { t } = useLingui();
  const config = useConfig();
  const partner = config?.doctorPartner ?? doctorPartnerDefaults;
  const { name } = partner;
  const pharmacy = config?.operator.tradeName ?? '';
  useTitle(t`Logga in från ${name}`);
  const texts = {
    title: <Trans>Logga in</Trans>,
    text: <Trans>Du loggar in med e-legitimation. Du behöver inte vara medlem i vår kundklubb.</Trans>,
  };
  return (
    <PageFrame>
      <div className={styles.page}>
        <div className={styles.intro}>
          <h1 className={heading}>
            <Trans>Välkommen från {name}</Trans>
          </h1>
          <p>
            <Trans>
              Läkaren hos {name} bedömer dina besvär och skriver ut receptet. Vi på {pharmacy} hjälper dig med
              läkemedlet.
            </Trans>
          </p>
        </div>
        <div className={styles.box}>
          <SignInBox registration="doktor-se" address={paths.doctor()} texts={texts}>
            {(now) => <PatientSignedIn now={now} />}
          </SignInBox>
        </div>
        <DoctorContact partner={partner} />
      </div>
    </PageFrame>
  );
}
