import { changesChannel } from '../../platform/mode/tab-channel';
import type { ScreenRoute } from '../route';
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
  return (
    <>
      <route.screen.Component path={path} />
      <Arrived path={path} title={null} />
    </>
  );
}
