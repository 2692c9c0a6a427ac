import { useHydrated } from '../../lib/use-hydrated';
import { changesChannel } from '../../platform/mode/tab-channel';
import type { ScreenRoute } from '../screen-route';
import { LoadedAnew } from './LoadedAnew';
import { Arrived } from './PageScreen';
import { ScreenSkeleton } from './ScreenSkeleton';

interface ClientScreenProps {
  path: string;
  route: ScreenRoute;
}

/** A screen without page data: its document contains the skeleton, the browser renders the rest. */
export function ClientScreen({ path, route }: ClientScreenProps) {
  const hydrated = useHydrated();
  if (!hydrated) return <ScreenSkeleton title={route.title} outline={route.outline} />;
  // Cart and theme belong to the channel that the document was loaded in.
  if (changesChannel(path)) return <LoadedAnew />;
  return (
    <>
      <route.screen.Component path={path} />
      <Arrived path={path} title={null} />
    </>
  );
}
