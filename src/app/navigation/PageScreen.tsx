import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { pageQuery } from '../../api/page-data/queries';
import type { Page } from '../../api/page-data/schema';
import { notFoundScreen, pageScreens } from '../screens';
import { forgetFailedChunk } from './failed-chunk';
import { useArrival } from './use-arrival';

/** A screen that page data stands behind; its template picks the screen. */
export function PageScreen({ path }: { path: string }) {
  const { data } = useSuspenseQuery(pageQuery(path));
  if (!data.found) {
    return (
      <>
        <notFoundScreen.Component />
        <Arrived path={path} title={null} />
      </>
    );
  }
  // The table pairs each template with the screen that takes its page, which the type of a look-up cannot say.
  const Screen = pageScreens[data.page.template].Component as ComponentType<{ page: Page }>;
  return (
    <>
      <Screen page={data.page} />
      <Arrived path={path} title={data.page.seo.title} />
    </>
  );
}

/** Rendered after the screen, so that it runs once the screen is on the page. */
export function Arrived({ path, title }: { path: string; title: string | null }) {
  useArrival({ path, title });
  useEffect(() => forgetFailedChunk(), []);
  return null;
}
