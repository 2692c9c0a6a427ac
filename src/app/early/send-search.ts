import { firstSearchPage } from '../../api/elevate/first-search-page';
import { cardPicture, pictureSource } from '../../blocks/product-picture/picture-source';
import { searchTerms } from '../../domain/search-terms';
import { randomId } from '../../lib/random-id';
import { keyOf } from '../../platform/storage/key-of';
import { medium } from '../../ui/theme/media';
import type { EarlySearch } from './early-search';

type Page = Pick<Window, 'fetch' | 'location' | 'localStorage' | 'matchMedia'>;

/**
 * Requests the first page of the search in the address, as the vendor's client would. Not for a visitor whose keys are
 * stored: only consent decides whether they may be used.
 */
export function sendSearch(page: Page, config: Promise<unknown>): EarlySearch | undefined {
  const parameters = new URLSearchParams(page.location.search);
  const q = searchTerms(parameters.get('q') ?? '');
  const isPlain = [...parameters.keys()].every((name) => name === 'q');
  if (!q || !isPlain || hasKeys(page)) return undefined;
  const keys = { customerKey: randomId(), sessionKey: randomId() };
  const answer = config.then((parsed) => {
    const { services, elevate } = Object(parsed);
    const touchpoint = page.matchMedia(medium).matches ? 'desktop' : 'mobile';
    const { url, ...init } = firstSearchPage(q, {
      base: new URL(services.elevate, page.location.href),
      ...elevate,
      touchpoint,
      ...keys,
    });
    return page.fetch(url, { ...init, priority: 'high' });
  });
  const search = { q, keys, answer, isUnsent: false };
  config.catch(() => {
    search.isUnsent = true;
  });
  // Whoever takes it over learns of the failure.
  answer.catch(() => {});
  Promise.all([config, answer.then((found) => found.clone().json())])
    .then(requestPicture)
    .catch(() => {});
  return search;
}

/** The picture of the first card, the largest of what the screen will show. */
function requestPicture([config, found]: [unknown, unknown]): void {
  const { services } = Object(config);
  const [group] = Object(found).primaryList.productGroups;
  const { src, srcSet, sizes } = pictureSource(
    services.media,
    group.products[0].typedCustom.json.card.picture,
    cardPicture,
  );
  Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset: srcSet, src });
}

/** If it cannot be determined, too. */
function hasKeys(page: Page): boolean {
  try {
    return page.localStorage.getItem(keyOf('searchSession')) !== null;
  } catch {
    return true;
  }
}
