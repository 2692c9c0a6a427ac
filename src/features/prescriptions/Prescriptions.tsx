import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { useTitle } from '../../blocks/use-title/use-title';
import { useSession } from '../../session/use-session';
import { Area } from './Area';
import { SignInInPlace } from './SignInInPlace';

/** The prescription area: whoever is not signed in signs in here, and sees what the address shows. */
export function Prescriptions({ path }: { path: string }) {
  const { t } = useLingui();
  const { signedIn } = useSession();
  // Neither title nor address says anything about a prescription.
  useTitle(t`Mina recept`);
  return <PageFrame>{signedIn ? <Area path={path} /> : <SignInInPlace address={path} />}</PageFrame>;
}
