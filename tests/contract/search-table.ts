/** Products as a person would describe them. Omitted fields match anything; of several values one must match. */
export interface Products {
  number?: string;
  /** The whole title. */
  named?: string;
  /** The title must contain each of these. */
  title?: readonly string[];
  brand?: string;
  /** Titles of categories. */
  category?: readonly string[];
  substance?: readonly string[];
  /** The title must contain at least one of these. */
  form?: readonly string[];
}

export interface Row {
  query: string;
  /** What the first hit must be. */
  first?: Products;
  /** What each of the first three hits must be; there must be three. */
  three?: Products;
}

const forChildren = ['oral lösning', 'oral suspension', 'suppositorium', 'munsönderfallande'];
const painkillers = ['paracetamol', 'ibuprofen', 'naproxen', 'acetylsalicylsyra'];
const rubs = ['diklofenak', 'ketoprofen'];
const nose: Products = { category: ['Förkylning och hosta', 'Allergi'], form: ['nässpray'] };
const throat: Products = { title: ['halstablett'], category: ['Halstabletter'] };
const sun: Products = { title: ['solkräm'], category: ['Solskydd'] };
const childrensSun: Products = { title: ['solkräm', 'barn'], category: ['Solskydd'] };

/** Queries as customers type them, and what they must find. */
export const searchTable: readonly Row[] = [
  // By name and by number
  {
    query: 'Lindamol 24 mg/ml oral lösning Jordgubb 200 ml',
    first: { named: 'Lindamol 24 mg/ml oral lösning Jordgubb 200 ml' },
  },
  { query: '  NASOFRI 1 mg/ml  nässpray lösning 15 ml! ', first: { named: 'Nasofri 1 mg/ml nässpray, lösning 15 ml' } },
  { query: 'Nordlid Sollotion SPF 50 200 ml', first: { named: 'Nordlid Sollotion SPF 50 200 ml' } },
  { query: '100137', first: { number: '100137' } },
  { query: ' #100004 ', first: { number: '100004' } },

  // Brand, and brand with kind
  { query: 'Nordlid', three: { brand: 'Nordlid' } },
  { query: 'halsro', three: { brand: 'Halsro' } },
  { query: 'Nordlid handkräm', first: { brand: 'Nordlid', title: ['handkräm'] } },
  { query: 'tandkräm Dentavik', three: { brand: 'Dentavik', title: ['tandkräm'] } },
  { query: 'babbla blöja', three: { brand: 'Babbla', form: ['blöja'] } },

  // Active substance
  { query: 'paracetamol', three: { substance: ['paracetamol'] } },
  { query: 'ibuprofen 400 mg', three: { substance: ['ibuprofen'], title: ['400 mg'] } },

  // Symptom
  {
    query: 'ont i halsen',
    three: { category: ['Halstabletter', 'Förkylning och hosta', 'Te och varm dryck'] },
    first: throat,
  },
  { query: 'täppt näsa', three: { category: ['Förkylning och hosta', 'Förkylda barn'] }, first: nose },
  { query: 'huvudvärk barn', three: { substance: ['paracetamol', 'ibuprofen'], form: forChildren } },
  {
    query: 'halsbränna',
    three: { category: ['Mage och tarm'], substance: ['omeprazol', 'alginat och natriumbikarbonat'] },
  },

  { query: 'fotsvamp', three: { substance: ['terbinafin'] } },
  { query: 'svamp', three: { substance: ['terbinafin', 'klotrimazol'] } },
  { query: 'feber', three: { substance: painkillers } },
  { query: 'ont i ryggen', three: { substance: [...painkillers, ...rubs] } },
  { query: 'ryggont', three: { substance: [...painkillers, ...rubs] } },
  { query: 'exem', three: { category: ['Hudbesvär och svamp', 'Kroppsvård', 'Deodorant och tvål'] } },
  { query: 'svampmedel', three: { substance: ['terbinafin', 'klotrimazol'] } },

  // Compounds, together and apart
  { query: 'halstablett', three: throat },
  { query: 'hals tablett', three: throat },
  { query: 'nässpray', three: nose },
  { query: 'näs spray', three: nose },
  { query: 'solkräm', three: sun },
  { query: 'sol kräm barn', three: childrensSun },
  { query: 'blåbärsgröt', three: { title: ['gröt', 'blåbär'], category: ['Barnmat'] } },
  { query: 'nattkrämen ansikte', three: { form: ['nattkräm'], category: ['Ansiktskräm och serum'] } },

  // Plural and definite forms
  { query: 'tabletter', three: { title: ['tablett'] } },
  { query: 'plåstren', three: { title: ['plåster'] } },
  { query: 'handkrämerna', three: { title: ['handkräm'] } },

  // Diacritics left out
  { query: 'nasspray', three: nose },
  {
    query: 'halsbranna',
    three: { category: ['Mage och tarm'], substance: ['omeprazol', 'alginat och natriumbikarbonat'] },
  },
  { query: 'ogondroppar', three: { title: ['ögondroppar'] } },

  // Misspelt: one letter missing, two changed, swapped, doubled, one word of two
  { query: 'paracetmol', three: { substance: ['paracetamol'] } },
  { query: 'xylometasoline', three: { substance: ['xylometazolin'] } },
  { query: 'solkärm', three: sun },
  { query: 'halstabllett', three: throat },
  { query: 'dentavikk tandkrämm', three: { brand: 'Dentavik', title: ['tandkräm'] } },

  // Strength, size, a word and a number
  { query: 'lindamol 500mg', three: { brand: 'Lindamol', title: ['500 mg'] } },
  { query: 'nässpray 10 ml', three: { title: ['nässpray', ' 10 ml'] } },
  { query: 'SPF 50 barn', three: { title: ['SPF 50', 'barn'], category: ['Solskydd'] } },
  { query: 'omega3', three: { title: ['omega-3'] } },

  // Upper case, stray spaces, punctuation
  { query: '   HALS-TABLETT,,  citron ', three: { ...throat, title: ['halstablett', 'citron'] } },
];

/** Words that no product has all of, and the words that the shown products match instead. */
export const relaxedTable: readonly { query: string; words: readonly string[]; three: Products }[] = [
  { query: 'lindamol lakrits', words: ['lindamol', 'lakrits'], three: { brand: 'Lindamol' } },
  { query: 'alvedon hallon', words: ['hallon'], three: { title: ['hallon'] } },
  // Also misspelt
  { query: 'ibuprofin gel', words: ['ibuprofen', 'gel'], three: { substance: ['ibuprofen'] } },
  // As few words left out as possible
  {
    query: 'tandkräm hund barn',
    words: ['tandkräm hund', 'tandkräm barn'],
    three: { title: ['tandkräm'] },
  },
];

/**
 * Searches that no product has all words of, and that must find no medicine, nor what is for another animal or complaint:
 * instead texts, where there is one.
 */
export const unanswered: readonly { query: string; advice: boolean }[] = [
  { query: 'värktablett gravid', advice: true },
  { query: 'ögon inflammation', advice: true },
  { query: 'magsår värk', advice: true },
  { query: 'fästingdroppar katt', advice: true },
  { query: 'ont i örat', advice: true },
];

/** What customers ask about rather than buy, and the text that must come first. */
export const contentTable: readonly { query: string; path: string }[] = [
  { query: 'leverans', path: '/rad/leverans-och-frakt/' },
  { query: 'retur', path: '/rad/angerratt-och-retur/' },
  { query: 'levrans', path: '/rad/leverans-och-frakt/' },
  { query: 'hur lång tid tar leveransen', path: '/rad/leverans-och-frakt/' },
  // Not corrected to a word from a product: fruit.
  { query: 'frakt', path: '/rad/leverans-och-frakt/' },
  { query: 'ont i halsen', path: '/rad/ont-i-halsen/' },
  // Complaints
  { query: 'exem', path: '/rad/torr-hud-och-eksem/' },
  { query: 'hosst', path: '/rad/hosta/' },
  { query: 'ögoninflammation', path: '/rad/ogoninflammation/' },
  { query: 'ögon inflammation', path: '/rad/ogoninflammation/' },
  { query: 'springmask', path: '/rad/springmask/' },
  { query: 'ryggont', path: '/rad/ont-i-ryggen/' },
  { query: 'ont i ryggen', path: '/rad/ont-i-ryggen/' },
  { query: 'sömnproblem', path: '/rad/sov-battre/' },
  { query: 'åksjuka', path: '/rad/illamaende-och-aksjuka/' },
  { query: 'illamående', path: '/rad/illamaende-och-aksjuka/' },
  { query: 'ont i magen', path: '/rad/ont-i-magen/' },
  { query: 'svamp', path: '/rad/fotsvamp/' },
  { query: 'fästingdroppar katt', path: '/rad/fastingar-pa-hund-och-katt/' },
];
