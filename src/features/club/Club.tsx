import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { useTitle } from '../../blocks/use-title/use-title';
import { isInitialised } from '../../session/state';
import { useSession } from '../../session/use-session';
import { ClubWaiting } from './ClubWaiting';
import { clubPageAt } from './club-page';
import { ClubInformation } from './info/ClubInformation';
import { NotIdentified } from './info/NotIdentified';
import { SignInFirst } from './info/SignInFirst';
import { MyPages } from './MyPages';

/** The customer club: information for visitors, and my pages for signed-in customers. */
export function Club({ path }: { path: string }) {
  const { t } = useLingui();
  const session = useSession();
  const titles = { overview: t`Kundklubb`, purchases: t`Mina köp`, profile: t`Min profil` };
  const page = clubPageAt(path);
  useTitle(titles[page]);
  return <PageFrame>{content()}</PageFrame>;

  function content() {
    if (!isInitialised(session)) return <ClubWaiting />;
    if (session.signedIn) return <MyPages page={page} title={titles[page]} />;
    if (page === 'overview') return <ClubInformation />;
    if (session.isUnknown) return <NotIdentified title={titles[page]} />;
    return <SignInFirst title={titles[page]} path={path} />;
  }
}
