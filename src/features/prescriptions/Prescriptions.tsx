import { Trans, useLingui } from '@lingui/react/macro';
import { Redirect, useSearch } from 'wouter';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { box, heading } from '../../blocks/sign-in/SignIn.css';
import { SignInBox } from '../../blocks/sign-in/SignInBox';
import { useTitle } from '../../blocks/use-title/use-title';
import { currentArea } from '../../platform/mode/current-area';
import { doctorArea, inArea } from '../../routes/area-paths';
import { useSession } from '../../session/use-session';
import { Area } from './Area';
import { DoctorVariant } from './doctor/DoctorVariant';

/**
 * The prescription area, in the variant of the tab's channel: prerendered links lead to the shop's own. Whoever is not
 * signed in signs in here, and then sees what the address shows.
 */
export function Prescriptions({ path }: { path: string }) {
  const { t } = useLingui();
  // Neither title nor address reveals anything about a prescription.
  useTitle(t`Mina recept`);
  const area = currentArea();
  const address = inArea(area, path);
  const search = useSearch();
  const query = search && `?${search}`;
  if (address !== path) return <Redirect to={address + query} replace />;
  return area === doctorArea ? <DoctorVariant path={path} query={query} /> : <OwnArea path={path} query={query} />;
}

function OwnArea({ path, query }: { path: string; query: string }) {
  const { signedIn } = useSession();
  const texts = {
    title: <Trans>Logga in för att se dina recept</Trans>,
    text: <Trans>Du loggar in med e-legitimation. Du behöver inte vara medlem i vår kundklubb.</Trans>,
  };
  return (
    <PageFrame>
      <div className={signedIn ? undefined : box}>
        {!signedIn && (
          <h1 className={heading}>
            <Trans>Mina recept</Trans>
          </h1>
        )}
        <SignInBox registration="recept" address={path + query} texts={texts}>
          {(now) => <Area path={path} takesFocus={now} />}
        </SignInBox>
      </div>
    </PageFrame>
  );
}
