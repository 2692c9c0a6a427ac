import { currentSession } from '../../session/current';

/** Takes over the session of an e-ID that has been approved. @returns whether there is one */
export async function takeSession(): Promise<boolean> {
  return (await currentSession()).signedIn();
}
