/** The customer in journeys, by the labels of the delivery provider's form. */
export const customer = {
  'E-post': 'kim.lund@example.com',
  Förnamn: 'Kim',
  Efternamn: 'Lund',
  Gatuadress: 'Exempelgatan 1',
  Postnummer: '111 22',
  Ort: 'Stockholm',
};
