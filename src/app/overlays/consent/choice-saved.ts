import { atom } from 'jotai';

/** Where a choice was saved that led to a new document: in the one before it, or in another tab. */
type Origin = 'before' | 'elsewhere';

/** In the state of a history entry. */
interface SavedChoice {
  choiceSaved?: Origin | undefined;
}

/** For the new document that a choice leads to. */
export const savedChoice = (choiceSaved: Origin) => ({ choiceSaved }) satisfies SavedChoice;

/** Which choice has led to this document. Once only: a reload does not confirm it again. */
function takeSavedChoice(): Origin | null {
  const state = history.state as SavedChoice | null;
  if (!state?.choiceSaved) return null;
  history.replaceState({ ...state, choiceSaved: undefined }, '');
  return state.choiceSaved;
}

/** Where the visitor has saved a choice that has not been confirmed yet. */
export const choiceSavedAtom = atom<'here' | Origin | null>(null);
choiceSavedAtom.onMount = (set) => {
  const origin = takeSavedChoice();
  if (origin) set(origin);
};

export interface EndOfTags {
  /** Without a network, as soon as there is one. */
  end: () => void;
}

/** Loads a document anew that goes on with tags after a choice, since it contains something that would be lost. */
export const endTagsAtom = atom<EndOfTags | null>(null);
