/**
 * Leaves of a page's document, served below `/external/`, what the app shows: the screen alone, with links that stay there
 * (what opens elsewhere, such as a leaflet, is no page of the shop). Its source text is an inline script after the markup,
 * before React takes that over: it must not use anything from outside.
 */
export function aloneInApp({ documentElement }: Document, root: HTMLElement | null): void {
  const { base } = documentElement.dataset;
  const main = root?.querySelector('main');
  if (!base || !main) return;
  main.parentElement?.replaceChildren(main);
  documentElement.dataset.alone = '';
  for (const link of main.querySelectorAll('a[href^="/"]:not([href^="//"],[target])'))
    link.setAttribute('href', base + link.getAttribute('href'));
}
