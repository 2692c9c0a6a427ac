import { expect, it } from 'vitest';
import { testBackend } from '../../../fixtures/backend/testing/backend';
import { expeditionSession } from '../../../fixtures/backend/testing/expedition';

it('a power of attorney that is given many times at once is stored once', async () => {
  const backend = await testBackend({ now: '2026-11-23T12:00:00Z' });
  const giver = await expeditionSession(backend).as('prescriptions');
  const body = { personalIdNumber: '19790404-2384', expiryDate: '2027-11-23', termsAccepted: true };
  const answers = await Promise.all(Array.from({ length: 18 }, () => giver('POST', '/powers-of-attorney-giver', body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 17 }, () => 409)]);
  await backend.db.close();
});
