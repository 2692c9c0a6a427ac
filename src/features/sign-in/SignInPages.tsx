import { useState } from 'react';
import { useLocation } from 'wouter';
import { withTrailingSlash } from '../../routes/normalise';
import { patterns } from '../../routes/paths';
import { SignedOut } from './SignedOut';
import { SignIn } from './SignIn';

/** Both pages come together: whoever sees the one may well see the other. */
export function SignInPages() {
  const [location] = useLocation();
  // While the next page is on its way, the address is that one's already.
  const [path] = useState(() => withTrailingSlash(location));
  return path === patterns.signedOut ? <SignedOut /> : <SignIn />;
}
