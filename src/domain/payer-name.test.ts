import { describe, expect, it } from 'vitest';
import { namesMatch } from './payer-name';

describe('names of payer and recipient', () => {
  const kim = { firstName: 'Kim', lastName: 'Lund' };
  it.each([
    ['the same', kim, kim, true],
    ['the same but for letters’ case and spaces', { firstName: ' kim', lastName: 'LUND ' }, kim, true],
    ['another first name', { firstName: 'Eva', lastName: 'Lund' }, kim, false],
    ['another last name', { firstName: 'Kim', lastName: 'Ek' }, kim, false],
    ['not known yet', null, kim, true],
  ])('%s', (_, payer, receiver, fits) => {
    expect(namesMatch(payer, receiver)).toBe(fits);
  });
});
