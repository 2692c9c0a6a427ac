import * as v from 'valibot';
import { expect, it } from 'vitest';
import { configIssues } from './config-issues';
import document from './default.json';
import { doctorPartnerDefaults } from './doctor-partner-schema';
import { configSchema } from './schema';

it('the partner is the configured one, or only the default name when the configuration is missing or invalid', () => {
  const partnerOf = (doctorPartner: unknown) => v.parse(configSchema, { ...document, doctorPartner }).doctorPartner;
  const partner = { name: 'Vårdbryggan', phone: null, email: 'hej@vard.example' };
  const nameAlone = { name: 'Doktor.se', phone: null, email: null };
  expect(partnerOf(partner)).toEqual(partner);
  expect(doctorPartnerDefaults).toEqual(nameAlone);
  for (const broken of [undefined, {}, { name: '' }, 'Doktor', null]) expect(partnerOf(broken)).toEqual(nameAlone);
});

it('a partner without a name is a configuration issue', () => {
  expect(configIssues(document)).toEqual([]);
  expect(configIssues({ ...document, doctorPartner: { name: '' } })).toEqual([
    expect.stringMatching(/^doctorPartner\.name: /),
  ]);
});
