import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { PurchaseLinks } from '../../blocks/purchase-links/PurchaseLinks';
import * as styles from '../../blocks/sign-in/SignIn.css';
import { SignInBox } from '../../blocks/sign-in/SignInBox';
import { useTitle } from '../../blocks/use-title/use-title';
import { ownPath } from '../../routes/own-path';
import { paths } from '../../routes/paths';
import { SignedIn } from './SignedIn';

/** The club's login box. `till` in the address is the path to continue to. */
export function SignIn() {
  const { t } = useLingui();
  useTitle(t`Kundklubb`);
  const to = ownPath(new URLSearchParams(useSearch()).get('till')) ?? '';
  const [, navigate] = useLocation();
  const texts = {
    title: <Trans>Bli medlem eller logga in</Trans>,
    text: <Trans>Du loggar in med e-legitimation, vare sig du redan är medlem eller vill bli det.</Trans>,
  };

  return (
    <PageFrame>
      <div className={styles.box}>
        <h1 className={styles.heading}>
          <Trans>Kundklubb</Trans>
        </h1>
        <SignInBox
          registration="kundklubb"
          address={paths.signIn(to)}
          texts={texts}
          onSignedIn={() => navigate(to || paths.club(), { replace: true })}
        >
          {() => <SignedIn to={to} />}
        </SignInBox>
      </div>
      <PurchaseLinks />
    </PageFrame>
  );
}
