import * as v from 'valibot';
import { expect, it } from 'vitest';
import { clubDefaults } from './club-schema';
import { configIssues } from './config-issues';
import document from './default.json';
import { configSchema } from './schema';

it('points become cheques as often as the operator has configured, four times a year by default', () => {
  const clubOf = (club: unknown) => v.parse(configSchema, { ...document, club }).club;
  expect(clubOf({ chequesPerYear: 6 })).toMatchObject({ chequesPerYear: 6 });
  expect(clubDefaults).toEqual({ chequesPerYear: 4, termsPath: null });
  for (const club of [undefined, {}, { chequesPerYear: 5 }, 'ofta', null]) expect(clubOf(club)).toEqual(clubDefaults);
});

it('a number that does not divide a year is a configuration issue', () => {
  expect(configIssues(document)).toEqual([]);
  expect(configIssues({ ...document, club: { chequesPerYear: 5 } })).toEqual([
    expect.stringMatching(/^club\.chequesPerYear: /),
  ]);
});
