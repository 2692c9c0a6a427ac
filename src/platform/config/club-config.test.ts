import { expect, it } from 'vitest';
import { clubConfigOf } from './club-config';
import document from './default.json';
import { misfits } from './misfits';

it('points become cheques as often as the operator says, four times a year where nobody does', () => {
  expect(clubConfigOf({ club: { chequesPerYear: 6 } })).toEqual({ chequesPerYear: 6 });
  for (const config of [null, {}, { club: {} }, { club: { chequesPerYear: 5 } }, { club: 'ofta' }])
    expect(clubConfigOf(config)).toEqual({ chequesPerYear: 4 });
});

it('what does not divide a year is told as a misfit', () => {
  expect(misfits(document)).toEqual([]);
  expect(misfits({ ...document, club: { chequesPerYear: 5 } })).toEqual([
    expect.stringMatching(/^club\.chequesPerYear: /),
  ]);
});
