import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageQuery } from '../../api/page-data/queries';
import { notFoundScreen } from '../../blocks/not-found/not-found-screen';
import { pageScreen } from '../routes';
import { forgetFailedChunk } from './failed-chunk';
import { LoadedAnew } from './LoadedAnew';
import { isSensitive } from './page-privacy';
import { tagsRun } from './tags-run';
import { useArrival } from './use-arrival';

/** A screen with page data, chosen by the page's template. */
export function PageScreen({ path }: { path: string }) {
  const { data } = useSuspenseQuery(pageQuery(path));
  const isSecret = !data.found || isSensitive(data.page);
  if (isSecret && tagsRun()) return <LoadedAnew />;
  if (!data.found) {
    return (
      <>
        <notFoundScreen.Component />
        <Arrived path={path} title={null} isMissing />
      </>
    );
  }
  const { page } = data;
  const Screen = pageScreen(page.template).Component;
  return (
    <>
      <Screen page={page} />
      <Arrived path={path} title={page.seo.title} sensitive={isSecret} />
    </>
  );
}

interface ArrivedProps {
  path: string;
  title: string | null;
  sensitive?: boolean;
  isMissing?: boolean;
}

/** Rendered after the screen, so that its effect runs once the screen is on the page. */
export function Arrived({ sensitive = false, isMissing = false, ...where }: ArrivedProps) {
  useArrival({ ...where, sensitive, isMissing });
  useEffect(() => forgetFailedChunk(), []);
  return null;
}
