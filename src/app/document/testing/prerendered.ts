import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** A page with its markup in place, before its script has loaded. */
export function prerendered(page: ReactNode): Element {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  onTestFinished(() => root.remove());
  return root;
}

/** As the shop does it: in the same task in which early presses are repeated. */
export function hydrate(root: Element, page: ReactNode): void {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  startTransition(() => {
    const app = hydrateRoot(root, page);
    onTestFinished(() => app.unmount());
  });
}
