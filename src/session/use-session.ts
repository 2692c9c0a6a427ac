import { useAtomValue } from 'jotai';
import { type SessionState, sessionAtom } from './state';

/** Who is signed in, for parts that only the browser renders. */
export function useSession(): SessionState {
  return useAtomValue(sessionAtom);
}
