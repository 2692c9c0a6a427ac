import { useEffect } from 'react';
import { showPageTitle } from '../../platform/config/page-title';

/** The document's title while a screen without page data is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    showPageTitle(title);
  }, [title]);
}
