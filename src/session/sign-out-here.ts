import type { Session } from './create-session';
import type { SignOutReason } from './sign-out';

interface SignOutParts {
  session: Pick<Session, 'end' | 'logout'>;
  tellSignOut(reason: SignOutReason): Promise<void>;
}

/**
 * The listeners hear of it while the token still works. Whoever is not there need not wait for the service.
 * @returns whether this tab has had the service end its session
 */
export function signOutHere({ session, tellSignOut }: SignOutParts, reason: 'asked' | 'inactive'): Promise<boolean> {
  return session.end(async (leave) => {
    await tellSignOut(reason);
    const ended = session.logout().then(
      () => true,
      () => false,
    );
    if (reason === 'asked') await ended;
    leave();
    return ended;
  });
}
