import { atom } from 'jotai';

/** In the state of a history entry. */
interface SavedChoice {
  choiceSaved?: true | undefined;
}

/** For the new document that a choice leads to. */
export const savedChoice = { choiceSaved: true } as const satisfies SavedChoice;

/** Whether a choice has led to this document. Once only: a reload does not tell it again. */
function takeSavedChoice(): boolean {
  const state = history.state as SavedChoice | null;
  if (!state?.choiceSaved) return false;
  history.replaceState({ ...state, choiceSaved: undefined }, '');
  return true;
}

/** Where the visitor has saved a choice of which nothing has been told yet: in this document, or in the one before. */
export const choiceSavedAtom = atom<'here' | 'before' | null>(null);
choiceSavedAtom.onMount = (set) => {
  if (takeSavedChoice()) set('before');
};

export interface EndOfTags {
  /** Without a network, as soon as there is one. */
  end: () => void;
}

/** Loads a document anew that goes on with tags after a choice, since it holds something that would be lost. */
export const endTagsAtom = atom<EndOfTags | null>(null);
