import type { Result } from './verdict';

/** Display names of the results. */
export const resultNames: Readonly<Record<Result, string>> = {
  passed: 'passed',
  sent: 'sent',
  failed: 'failed',
  notOffered: 'not offered',
  inconclusive: 'inconclusive',
};
