import type { QueryClient } from '@tanstack/react-query';
import type { NavigateOptions } from 'wouter';
import { type PageAnswer, pageQuery } from '../../api/page-data/queries';
import { loadedCart } from '../../cart/current-cart';
import { atMost } from '../../lib/at-most';
import { allFinished } from '../../lib/finish-first';
import { store } from '../../lib/store';
import { hasUnsavedStateAtom } from '../../lib/unsaved-state';
import { currentConsent, onConsent } from '../../platform/consent/consent';
import { tracks } from '../../platform/tag-manager/tag-manager';
import { withTrailingSlash } from '../../routes/normalise';
import { hasBeenPrivate } from '../../telemetry/page-view';
import { topDialogAtom } from '../../ui/modal/top-dialog';
import { choiceSavedAtom, endTagsAtom, savedChoice } from '../overlays/consent/choice-saved';
import { screenRouteAt } from '../routes';
import { guardNavigation } from './guard';
import { leavingAtom } from './leaving';
import { isSensitive, pagePrivacy } from './page-privacy';
import { serializeState } from './serialized-state';
import { silence } from './silence';
import { followTagsConsent } from './tags-outrun';
import { tagsRun } from './tags-run';

/**
 * How long a navigation waits to learn what kind of page it leads to, ms. The page waits for the same answer; after that,
 * a new document is right for every kind.
 */
const pageKindTimeout = 5_000;

/** How long writes that are under way may keep the visitor here, ms. What the cart has not sent then is stored. */
const longestWrite = 3_000;

/** Resolves once nothing that the visitor has sent is under way any more. */
async function written(client: QueryClient): Promise<void> {
  const mutations = client.getMutationCache();
  const done = new Promise<void>((resolve) => {
    const stop = mutations.subscribe(check);
    function check(): void {
      if (client.isMutating() > 0) return;
      stop();
      resolve();
    }
    check();
  });
  await atMost(longestWrite, Promise.all([done, loadedCart()?.core.settled(), allFinished()]));
}

/** A place in the page that is shown: the browser loads no new document for it. */
function isWithinPage(to: URL, from: string): boolean {
  const { pathname, search } = new URL(from);
  return to.hash !== '' && to.pathname === pathname && to.search === search;
}

/** Which pages a document may show; null if it may show all, since no tag runs or would run in it. */
function kindOfDocument(): 'reportable' | 'private' | null {
  if (tagsRun()) return 'reportable';
  return hasBeenPrivate() && tracks(currentConsent()) ? 'private' : null;
}

/**
 * A tag manager's container reads address and title by itself, so pages that must not be reported get documents of their
 * own: private ones, of products that must not be used in marketing, and addresses without a page. With consent to tags, a navigation from the one
 * kind of page to the other loads a new document, and the address changes only with it. Once something is withdrawn that
 * tags were allowed, they end with their document, which is loaded anew at once.
 */
export function keepFromTags(window: Window, client: QueryClient): void {
  const { location, navigator } = window;
  /** A later navigation replaces one that is still waiting. */
  let latest = 0;
  const haveTooMuch = followTagsConsent();
  let isSilent = false;
  /** The visitor has said that the document may end, but there was no network for another one. */
  let endsOnline = false;

  const isSecretPage = (answer: PageAnswer) => !answer.found || isSensitive(answer.page);

  function isSecret(path: string): boolean | Promise<boolean> {
    if (pagePrivacy(path).isPrivate) return true;
    if (screenRouteAt(path)) return false;
    const query = pageQuery(path);
    const known = client.getQueryData(query.queryKey);
    if (known) return isSecretPage(known);
    let isKnownSecret = true;
    const read = client.fetchQuery({ ...query, retry: false }).then((answer) => {
      isKnownSecret = isSecretPage(answer);
    });
    return atMost(pageKindTimeout, read).then(() => isKnownSecret);
  }

  function stay(): void {
    latest += 1;
    store.set(leavingAtom, false);
  }

  async function leave(address: URL, { replace, state }: NavigateOptions): Promise<void> {
    const own = latest;
    await written(client);
    if (own !== latest) return;
    if (state) serializeState(address.href, state);
    silenceTags();
    if (replace) location.replace(address);
    else location.assign(address);
  }

  function silenceTags(): void {
    if (!haveTooMuch()) return;
    isSilent = true;
    silence(window);
  }

  function reload(): void {
    silenceTags();
    location.reload();
  }

  function endByChoice(): void {
    endsOnline = !navigator.onLine;
    if (!endsOnline) reload();
  }

  /** Ends tags that have too much, unless something of the visitor's would be lost: then it is theirs to say when. */
  async function endTags(): Promise<void> {
    const isDeferred = haveTooMuch() && store.get(hasUnsavedStateAtom);
    store.set(endTagsAtom, (before) => (isDeferred ? (before ?? { end: endByChoice }) : null));
    // Without a network a new document would be the browser's error page, and nothing reaches anyone.
    if (!haveTooMuch() || isDeferred || !navigator.onLine) return;
    stay();
    const own = latest;
    store.set(leavingAtom, true);
    // After what else follows the choice: tags are notified first, and what they have stored is cleared.
    await Promise.resolve();
    await written(client);
    if (own !== latest) return;
    if (!haveTooMuch()) return stay();
    if (store.get(choiceSavedAtom)) serializeState(location.href, savedChoice('before'));
    // What was open here is closed by a choice that was made in another tab.
    else if (store.get(topDialogAtom)) serializeState(location.href, savedChoice('elsewhere'));
    reload();
  }

  guardNavigation((navigate, to, options = {}) => {
    stay();
    const address = new URL(to, location.href);
    if (isWithinPage(address, location.href)) {
      navigate(to, options);
      void endTags();
      return;
    }
    const kind = kindOfDocument();
    // Without a network a new document would be the browser's error page, and no tag sends anything.
    if (kind === null || !navigator.onLine) return navigate(to, options);
    if (haveTooMuch()) {
      store.set(leavingAtom, true);
      return void leave(address, options);
    }
    const fits = (secret: boolean) => secret === (kind === 'private');
    const secret = isSecret(withTrailingSlash(address.pathname));
    if (typeof secret === 'boolean' && fits(secret)) return navigate(to, options);
    store.set(leavingAtom, true);
    const own = latest;
    void Promise.resolve(secret).then((isIt) => {
      if (own !== latest) return;
      if (!fits(isIt)) return leave(address, options);
      stay();
      navigate(to, options);
    });
  });

  const isShownSecret = () => tagsRun() && isSecret(withTrailingSlash(location.pathname)) === true;

  window.addEventListener(
    'popstate',
    (event) => {
      stay();
      if (!(isShownSecret() || haveTooMuch()) || !navigator.onLine) return;
      event.stopImmediatePropagation();
      reload();
    },
    { capture: true },
  );
  window.addEventListener('online', () => {
    if (isShownSecret() || (endsOnline && haveTooMuch())) reload();
    else void endTags();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // Else it is the first load, and nothing has begun before it.
    if (!persisted) return;
    stay();
    // The cache restores a silent document without its network.
    if (isSilent) location.reload();
    else void endTags();
  });
  onConsent(() => void endTags());
  store.sub(hasUnsavedStateAtom, () => {
    if (!store.get(hasUnsavedStateAtom)) void endTags();
  });
}
