import { atom } from 'jotai';
import { store } from '../../lib/store';
import { type Category, type Consent, denied } from './categories';
import { type Choice, readChoice } from './choice';

/** Stores the choice between visits, in one cookie. */
export interface ConsentKeeper {
  read(): string | null;
  /** @returns whether it outlives the page */
  write(value: string): boolean;
  /** Calls when the choice may have changed in another tab. */
  onChange(listener: () => void): void;
}

interface Start {
  keeper: ConsentKeeper;
  revision: string;
  now: () => number;
  randomId: () => string;
}

/** Null until the visitor has chosen: until then everything is denied and the consent bar is shown. */
export const consentAtom = atom<Consent | null>(null);

let start: Start | undefined;

/** A browser without cookies forgets the choice: it counts for as long as the page lives. */
let isStored = true;

/** The visitor's choice as it is stored, with its receipt. */
export function storedChoice(): Choice | null {
  return start ? readChoice(start.keeper.read(), start.revision) : null;
}

function isSame(one: Consent | null, other: Consent | null): boolean {
  if (one === null || other === null) return one === other;
  return (['preferences', 'statistics', 'marketing'] as const).every((each) => one[each] === other[each]);
}

/**
 * Reads an earlier choice, and follows those of other tabs. A cookie that is gone, or of another shape or revision,
 * counts as no choice: the visitor is asked anew.
 */
export function startConsent(parts: Start): void {
  start = parts;
  isStored = true;
  store.set(consentAtom, storedChoice());
  parts.keeper.onChange(() => {
    const choice = storedChoice();
    if (isStored && !isSame(store.get(consentAtom), choice)) store.set(consentAtom, choice);
  });
}

/** The current consent by category; everything beyond the necessary is denied until the visitor has chosen. */
export function currentConsent(): Consent {
  return store.get(consentAtom) ?? denied;
}

/**
 * False in an app until it sends what its customer allows: until then nothing is allowed, but what an earlier consent
 * has left is not removed yet.
 */
export function isConsentKnown(): boolean {
  return start !== undefined || store.get(consentAtom) !== null;
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

/**
 * Calls when consent to the category is withdrawn, and on the site at once if there is none.
 * @returns a function that stops it
 */
export function whenWithdrawn(category: Category, listener: () => void): () => void {
  let wasAllowed = isConsentKnown();
  function check(): void {
    if (isAllowed(category)) wasAllowed = true;
    else if (wasAllowed && isConsentKnown()) {
      wasAllowed = false;
      listener();
    }
  }
  check();
  return onConsent(check);
}

/** Stores the visitor's choice with its receipt and notifies listeners. A later choice replaces it. */
export function chooseConsent({ preferences, statistics, marketing }: Consent): void {
  const choice = { preferences, statistics, marketing };
  // First, so that a listener that fails cannot lose the choice.
  if (start) {
    const { keeper, revision, now, randomId } = start;
    isStored = keeper.write(JSON.stringify({ ...choice, revision, time: now(), id: randomId() } satisfies Choice));
  }
  // The stored one has notified this tab already.
  if (!isSame(store.get(consentAtom), choice)) store.set(consentAtom, choice);
}

/** @returns a function that unsubscribes */
export function onConsent(listener: (consent: Consent) => void): () => void {
  return store.sub(consentAtom, () => listener(currentConsent()));
}
