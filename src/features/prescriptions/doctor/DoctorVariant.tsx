import { Trans } from '@lingui/react/macro';
import { PageFrame } from '../../../blocks/page-frame/PageFrame';
import { heading } from '../../../blocks/sign-in/SignIn.css';
import { SignInBox } from '../../../blocks/sign-in/SignInBox';
import { SignOutButton } from '../../../blocks/sign-in/SignOutButton';
import { useConfig } from '../../../platform/config/config';
import { doctorPartnerDefaults } from '../../../platform/config/doctor-partner-schema';
import { paths } from '../../../routes/paths';
import { useSession } from '../../../session/use-session';
import { Area } from '../Area';
import { DoctorContact } from './DoctorContact';
import * as styles from './DoctorVariant.css';

/** The prescription area for patients of the partner's doctors: sign-in, texts and contacts are the partner's. */
export function DoctorVariant({ path, query }: { path: string; query: string }) {
  const config = useConfig();
  const { signedIn } = useSession();
  const partner = config?.doctorPartner ?? doctorPartnerDefaults;
  const { name } = partner;
  const pharmacy = config?.operator.tradeName ?? '';
  const texts = {
    title: <Trans>Logga in</Trans>,
    text: <Trans>Du loggar in med e-legitimation. Du behöver inte vara medlem i vår kundklubb.</Trans>,
  };
  return (
    <PageFrame>
      <div className={signedIn ? styles.area : styles.page}>
        {!signedIn && (
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
        )}
        <div className={signedIn ? undefined : styles.box}>
          <SignInBox registration="doktor-se" address={path + query} texts={texts}>
            {(now) => <Area path={path} takesFocus={now} />}
          </SignInBox>
        </div>
        <DoctorContact partner={partner} />
        {signedIn && (
          <div className={styles.wayOut}>
            <SignOutButton again={paths.doctor()} />
          </div>
        )}
      </div>
    </PageFrame>
  );
}
