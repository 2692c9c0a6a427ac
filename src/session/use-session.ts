import { useAtomValue } from 'jotai';
import { type SessionState, sessionAtom } from './state';

/** The session, for components that only the browser renders. */
export function useSession(): SessionState {
  return useAtomValue(sessionAtom);
}
