import { atom } from 'jotai';
import * as v from 'valibot';
import { store } from '../../lib/store';
import { type Category, type Consent, consentSchema, denied } from './categories';

/** Stores the choice between visits, in one cookie. */
export interface ConsentKeeper {
  read(): string | null;
  write(value: string): void;
}

/** Null until the visitor has chosen: until then everything is denied and the consent bar is shown. */
export const consentAtom = atom<Consent | null>(null);

let keeper: ConsentKeeper | undefined;

function parse(text: string | null): Consent | null {
  if (text === null) return null;
  try {
    const result = v.safeParse(consentSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Reads an earlier choice. An invalid cookie counts as no choice. */
export function startConsent(consentKeeper: ConsentKeeper): void {
  keeper = consentKeeper;
  store.set(consentAtom, parse(keeper.read()));
}

/** The current consent by category; everything beyond the necessary is denied until the visitor has chosen. */
export function currentConsent(): Consent {
  return store.get(consentAtom) ?? denied;
}

/** Whether what belongs to this category may be used and stored now. */
export function isAllowed(category: Category): boolean {
  return category === 'necessary' || currentConsent()[category];
}

/**
 * Calls with whether the category is allowed: at once, and whenever that changes.
 * @returns a function that stops it
 */
export function followCategory(category: Category, follow: (allowed: boolean) => void): () => void {
  let last = isAllowed(category);
  follow(last);
  return onConsent(() => {
    const now = isAllowed(category);
    if (now === last) return;
    last = now;
    follow(now);
  });
}

/** Stores the visitor's choice and notifies listeners. A later choice replaces it. */
export function chooseConsent(choice: Consent): void {
  keeper?.write(JSON.stringify(choice));
  store.set(consentAtom, choice);
}

/** @returns a function that unsubscribes */
export function onConsent(listener: (consent: Consent) => void): () => void {
  return store.sub(consentAtom, () => listener(currentConsent()));
}
