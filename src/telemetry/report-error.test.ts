import { expect, it, vi } from 'vitest';
import { type ErrorReport, logFailure, receiveReports, reportError } from './report-error';

it('the first ten errors wait for the receiver, which then gets all others at once', () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let nth = 0; nth < 12; nth++) reportError({ kind: `kind${nth}` }, 'part');
  const codes: string[] = [];
  receiveReports(({ code }: ErrorReport) => codes.push(code));
  expect(codes).toEqual(Array.from({ length: 10 }, (_, nth) => `kind${nth}`));
  reportError(new RangeError('secret'), 'screen');
  expect(codes.at(-1)).toBe('RangeError');
  expect(lines).toHaveBeenLastCalledWith('luckan', 'screen', 'RangeError');
  expect(JSON.stringify(lines.mock.calls)).not.toContain('secret');
});

it('the code of a failed call is its kind', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reports: ErrorReport[] = [];
  receiveReports((report) => reports.push(report));
  reportError(Object.assign(new Error('network'), { failure: { kind: 'network' } }), 'unhandled');
  expect(reports[0]?.code).toBe('network');
});

it('a failure that the shop does without is logged, and reported to nobody', () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  const receiver = vi.fn();
  receiveReports(receiver);
  logFailure({ kind: 'timeout', url: 'secret' }, 'flags');
  expect(lines.mock.calls).toEqual([['luckan', 'flags', 'timeout']]);
  expect(receiver).not.toHaveBeenCalled();
});
