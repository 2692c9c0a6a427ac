import { Trans, useLingui } from '@lingui/react/macro';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { box, heading } from '../../blocks/sign-in/SignIn.css';
import { SignInBox } from '../../blocks/sign-in/SignInBox';
import { useTitle } from '../../blocks/use-title/use-title';
import { useSession } from '../../session/use-session';
import { Area } from './Area';

/** The prescription area: whoever is not signed in signs in here, and then sees what the address shows. */
export function Prescriptions({ path }: { path: string }) {
  const { t } = useLingui();
  const { signedIn } = useSession();
  // Neither title nor address says anything about a prescription.
  useTitle(t`Mina recept`);
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
        <SignInBox registration="recept" address={path} texts={texts}>
          {(now) => <Area path={path} takesFocus={now} />}
        </SignInBox>
      </div>
    </PageFrame>
  );
}
