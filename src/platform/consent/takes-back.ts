import type { Consent } from './categories';

const categories = ['preferences', 'statistics', 'marketing'] as const;

/** Whether something that was allowed is not any more. */
export function takesBack(before: Consent, now: Consent): boolean {
  return categories.some((category) => before[category] && !now[category]);
}

/** What either allows. */
export function eitherAllows(one: Consent, other: Consent): Consent {
  return {
    preferences: one.preferences || other.preferences,
    statistics: one.statistics || other.statistics,
    marketing: one.marketing || other.marketing,
  };
}
