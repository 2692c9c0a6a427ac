import { useLoadedLater } from '../../lib/use-loaded-later';
import { changesChannel } from '../../platform/mode/tab-channel';
import type { ScreenRoute } from '../route';
import { screenRouteAt } from '../routes';
import { LoadedAnew } from './LoadedAnew';
import { Arrived } from './PageScreen';

interface ClientScreenProps {
  path: string;
  route: ScreenRoute;
}

/** A screen without page data, which only the browser renders. */
export function ClientScreen({ path, route }: ClientScreenProps) {
  // Cart and theme belong to the channel that the document was loaded in.
  if (changesChannel(path)) return <LoadedAnew />;
  const next = route.next && screenRouteAt(route.next);
  return (
    <>
      <route.screen.Component path={path} />
      <Arrived path={path} title={null} />
      {next && <LoadedAhead screen={next.screen} />}
    </>
  );
}

function LoadedAhead({ screen }: Pick<ScreenRoute, 'screen'>) {
  useLoadedLater(screen);
  return null;
}
