import { currentSession } from './current';
import { tellSignOut } from './sign-out';
import { signOutHere } from './sign-out-here';

/** Signs out whoever is signed in. @returns whether this tab has had the service end its session */
export async function signOut(reason: 'asked' | 'inactive' = 'asked'): Promise<boolean> {
  return signOutHere({ session: await currentSession(), tellSignOut }, reason);
}
