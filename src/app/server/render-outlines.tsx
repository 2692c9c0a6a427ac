import { I18nProvider } from '@lingui/react';
import { prerender } from 'react-dom/static';
import { i18n } from '../../i18n/catalogue';
import type { Outline } from '../../ui/skeleton/ScreenOutline';
import { outlineId } from '../early/files-by-address';
import * as styles from '../navigation/Main.css';
import { ScreenSkeleton } from '../navigation/ScreenSkeleton';
import { routes } from '../routes';

/** What screens resemble while they are loading, as the markup of templates by id. */
export async function renderOutlines(): Promise<Record<string, string>> {
  const all = routes.map(({ outline }) => outline);
  const kinds: Outline[] = [...new Set<Outline>([...all, 'text'])];
  const rendered = kinds.map(async (outline) => {
    const { prelude } = await prerender(
      <I18nProvider i18n={i18n}>
        <main className={styles.main}>
          <ScreenSkeleton outline={outline} />
        </main>
      </I18nProvider>,
    );
    return [outlineId(outline), await new Response(prelude).text()] as const;
  });
  return Object.fromEntries(await Promise.all(rendered));
}
