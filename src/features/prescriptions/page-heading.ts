import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

const headingAtom = atom<string | null>(null);

/** What the page's heading is, in place of its section's title; null unless a page names itself. */
export function usePageHeading(): string | null {
  return useAtomValue(headingAtom);
}

/** Names the page for as long as the calling component is shown. */
export function useNamedPage(name: string | null): void {
  const setHeading = useSetAtom(headingAtom);
  useLayoutEffect(() => {
    setHeading(name);
    return () => setHeading(null);
  }, [name, setHeading]);
}
