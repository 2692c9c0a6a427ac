import { beforeEach, expect, it, vi } from 'vitest';
import { store } from '../../lib/store';
import { denied } from '../../platform/consent/categories';
import { consentAtom } from '../../platform/consent/consent';
import { measureVitals } from '../vitals/measure-vitals';
import { startVitals } from './vitals';

vi.mock('../vitals/measure-vitals', () => ({ measureVitals: vi.fn() }));

const measure = vi.mocked(measureVitals);
const page = { mode: 'site', template: 'product', sampleRate: 0.5, random: () => 0.4 } as const;
const statistics = { ...denied, statistics: true };
const imported = () => vi.dynamicImportSettled();

beforeEach(() => {
  measure.mockClear();
  store.set(consentAtom, null);
});

it('nothing is measured before the visitor allows statistics, and from then on once', async () => {
  startVitals(page);
  store.set(consentAtom, { ...denied, preferences: true, marketing: true });
  await imported();
  expect(measure).not.toHaveBeenCalled();
  for (const choice of [statistics, denied, statistics]) store.set(consentAtom, choice);
  await imported();
  expect(measure).toHaveBeenCalledOnce();
  expect(measure).toHaveBeenCalledWith({ mode: 'site', template: 'product', mayMeasure: expect.any(Function) });
});

it('a visitor who withdraws consent is measured no longer', async () => {
  store.set(consentAtom, statistics);
  startVitals(page);
  await imported();
  const [{ mayMeasure }] = measure.mock.calls[0] ?? [{ mayMeasure: () => null }];
  expect(mayMeasure()).toBe(true);
  store.set(consentAtom, denied);
  expect(mayMeasure()).toBe(false);
});

it('page loads outside of the sample, drafts and prescriptions are not measured', async () => {
  store.set(consentAtom, statistics);
  startVitals({ ...page, random: () => 0.5 });
  for (const template of ['/preview/', '/recept/']) startVitals({ ...page, template });
  await imported();
  expect(measure).not.toHaveBeenCalled();
});
