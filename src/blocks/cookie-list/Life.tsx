import { Plural, Trans } from '@lingui/react/macro';
import type { StoredByTags } from '../../platform/config/tag-manager-schema';
import type { CookieRow } from '../../platform/cookies/registry';
import type { Row } from '../../platform/storage/registry';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;

/** How long a cookie lasts. */
export function CookieLife({ row: { life } }: { row: CookieRow }) {
  if (life === 'session') return <Trans>tills du stänger webbläsaren</Trans>;
  if (life % year === 0) return <Plural value={life / year} one="# år" other="# år" />;
  if (life >= day) return <Plural value={Math.round(life / day)} one="# dag" other="# dagar" />;
  if (life >= hour) return <Plural value={Math.round(life / hour)} one="# timme" other="# timmar" />;
  return <Plural value={Math.round(life / minute)} one="# minut" other="# minuter" />;
}

type StoredRow = Pick<Row, 'area' | 'category'> & Partial<Row>;

/**
 * How long a stored entry lasts at most. What a visitor who has not signed in saves, such as favourites, nobody signs out
 * of.
 */
export function EntryLife({ row: { area, category, expires, personal } }: { row: StoredRow }) {
  if (expires) return <Trans>24 timmar, eller tills du loggar ut</Trans>;
  if (area === 'session' && personal) return <Trans>tills du stänger fliken eller loggar ut</Trans>;
  if (area === 'session') return <Trans>tills du stänger fliken</Trans>;
  if (personal) return <Trans>tills du loggar ut, eller tömmer webbläsaren om du inte är inloggad</Trans>;
  if (category !== 'necessary') return <Trans>tills du tar tillbaka ditt samtycke eller tömmer webbläsaren</Trans>;
  return <Trans>tills du tömmer webbläsaren</Trans>;
}

/** How long something of the tags lasts, as the operator declares. */
export function ListedLife({ stored: { kind, category, life } }: { stored: StoredByTags }) {
  if (typeof life === 'number') return <CookieLife row={{ category, life: life * day }} />;
  if (kind === 'cookie' && life === 'session') return <CookieLife row={{ category, life }} />;
  return <EntryLife row={{ category, area: life === 'session' ? 'session' : 'local' }} />;
}
