import { Trans } from '@lingui/react/macro';
import { box, heading } from '../../blocks/sign-in/SignIn.css';
import { SignInBox } from '../../blocks/sign-in/SignInBox';

/** The sign-in for prescriptions, in the place of what the address shows. */
export function SignInInPlace({ address }: { address: string }) {
  const texts = {
    title: <Trans>Logga in för att se dina recept</Trans>,
    text: <Trans>Du loggar in med e-legitimation. Du behöver inte vara medlem i vår kundklubb.</Trans>,
  };
  return (
    <div className={box}>
      <h1 className={heading}>
        <Trans>Mina recept</Trans>
      </h1>
      <SignInBox registration="recept" address={address} texts={texts}>
        {() => null}
      </SignInBox>
    </div>
  );
}
