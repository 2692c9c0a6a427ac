import { useValue } from '../lib/use-value';
import { beforeActivation, type SessionState, sessionState } from './state';

/** Who is signed in; nobody, while prerendered markup is taken over. */
export function useSession(): SessionState {
  return useValue(sessionState, beforeActivation);
}
