import { expect, it } from 'vitest';
import document from './default.json';
import { doctorPartnerOf } from './doctor-partner';
import { misfits } from './misfits';

it('the partner is who the operator says; its name alone where nothing is said that fits', () => {
  const partner = { name: 'Vårdbryggan', phone: null, email: 'hej@vard.example' };
  expect(doctorPartnerOf({ doctorPartner: partner })).toEqual(partner);
  for (const config of [null, {}, { doctorPartner: { name: '' } }, { doctorPartner: 'Doktor' }])
    expect(doctorPartnerOf(config)).toEqual({ name: 'Doktor.se', phone: null, email: null });
});

it('a partner without a name is told as a misfit', () => {
  expect(misfits(document)).toEqual([]);
  expect(misfits({ ...document, doctorPartner: { name: '' } })).toEqual([
    expect.stringMatching(/^doctorPartner\.name: /),
  ]);
});
