import { atom, getDefaultStore } from 'jotai';
import * as v from 'valibot';
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
  getDefaultStore().set(consentAtom, parse(keeper.read()));
}

export function currentConsent(): Consent {
  return getDefaultStore().get(consentAtom) ?? denied;
}

export function chooseConsent(choice: Consent): void {
  keeper?.write(JSON.stringify(choice));
  getDefaultStore().set(consentAtom, choice);
}

/** @returns a function that stops listening */
export function onConsent(listener: (consent: Consent) => void): () => void {
  return getDefaultStore().sub(consentAtom, () => listener(currentConsent()));
}
