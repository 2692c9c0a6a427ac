import { patterns } from '../../routes/paths';

/** Pages below `/kundklubb/`. */
const words = { '': 'overview', 'kop/': 'purchases', 'profil/': 'profile' } as const;

export type ClubPage = (typeof words)[keyof typeof words];

/** Null for an address that is none of the club's. */
export function clubPageAt(path: string): ClubPage | null {
  const word = path.slice(patterns.club.length);
  return word in words ? words[word as keyof typeof words] : null;
}
