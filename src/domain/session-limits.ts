const second = 1000;
const minute = 60 * second;

/** The session timer's, in milliseconds; apart from the others, since visitors load none of it. */
export const sessionLimits = {
  inactive: 20 * minute,
  inactiveTouch: 10 * minute,
  warnBefore: 3 * minute,
  check: 10 * second,
  write: 5 * second,
} as const;
