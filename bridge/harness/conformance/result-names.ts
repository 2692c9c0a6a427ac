import type { Result } from './verdict';

/** What results are called on a page. */
export const resultNames: Readonly<Record<Result, string>> = {
  passed: 'passed',
  sent: 'sent',
  failed: 'failed',
  notOffered: 'not offered',
};
