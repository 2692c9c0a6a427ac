import { belowHeader } from './below-header';
import { currentEntry } from './history-entry';

interface Followed {
  address: string;
  /** Its number among the links to the same address. */
  index: number;
}

const followable = 'main a[href], footer a[href]';

/** The link that was followed last from each history entry, by its key. */
const followed = new Map<string, Followed>();

export function watchLinks({ document }: Window): void {
  const remember = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(followable) : null;
    if (!link) return;
    const address = addressOf(link);
    followed.set(currentEntry().key, { address, index: linksTo(address).indexOf(link) });
  };
  document.addEventListener('click', remember, { capture: true });
}

/**
 * On the way back, the keyboard continues at the link that the visitor had followed: of several to the address, at the
 * same one, else at one in view, else at one of the content: the footer has the same ones on every page.
 */
export function linkBackTo(address: string): HTMLElement | null {
  const links = linksTo(address);
  const last = followed.get(currentEntry().key);
  const same = last?.address === address ? links[last.index] : undefined;
  return same ?? links.find(isInView) ?? links.find((link) => link.closest('main')) ?? null;
}

const linksTo = (address: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(followable)].filter((link) => addressOf(link) === address);

const addressOf = (link: HTMLAnchorElement) => (link.getAttribute('href') ?? '').replace(/\?.*/, '');

/** What lies under the sticky header is not. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > belowHeader(document) && middle < innerHeight;
}
