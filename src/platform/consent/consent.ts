import { atom } from 'jotai';
import * as v from 'valibot';
import { store } from '../../lib/store';
import { type Consent, consentSchema, denied } from './categories';

/** Where the choice is kept between visits: one cookie. */
export interface ConsentKeeper {
  read(): string | null;
  write(value: string): void;
}

/** Null until the visitor has chosen: everything is denied then too, and the bar asks. */
export const consentAtom = atom<Consent | null>(null);

let keeper: ConsentKeeper | undefined;

function parse(kept: string | null): Consent | null {
  if (kept === null) return null;
  try {
    const result = v.safeParse(consentSchema, JSON.parse(kept));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Reads an earlier choice. A cookie that does not fit counts as no choice. */
export function startConsent(consentKeeper: ConsentKeeper): void {
  keeper = consentKeeper;
  store.set(consentAtom, parse(keeper.read()));
}

/** What is allowed now, by category; nothing beyond what is necessary until the visitor has chosen. */
export function currentConsent(): Consent {
  return store.get(consentAtom) ?? denied;
}

/** The visitor's choice: kept between visits, and told to all who listen. A later one takes its place. */
export function chooseConsent(choice: Consent): void {
  keeper?.write(JSON.stringify(choice));
  store.set(consentAtom, choice);
}

/** @returns a function that stops listening */
export function onConsent(listener: (consent: Consent) => void): () => void {
  return store.sub(consentAtom, () => listener(currentConsent()));
}
