import { useSyncExternalStore } from 'react';
import { beforeActivation, type SessionState, sessionState } from './state';

/** Who is signed in; nobody, while prerendered markup is taken over. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionState.subscribe, sessionState.get, () => beforeActivation);
}
