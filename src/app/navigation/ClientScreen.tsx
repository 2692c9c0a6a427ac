import type { Part } from '../../lib/part';
import { useHydrated } from '../../lib/use-hydrated';
import { changesChannel } from '../../platform/mode/tab-channel';
import { LoadedAnew } from './LoadedAnew';
import { Arrived } from './PageScreen';
import { ScreenSkeleton } from './ScreenSkeleton';

interface ClientScreenProps {
  path: string;
  screen: Part<{ path: string }>;
  /** Its heading until it is shown. */
  title: string;
}

/** A screen without page data: its document contains the skeleton, the browser renders the rest. */
export function ClientScreen({ path, screen, title }: ClientScreenProps) {
  const hydrated = useHydrated();
  if (!hydrated) return <ScreenSkeleton title={title} />;
  // Cart and theme belong to the channel that the document was loaded in.
  if (changesChannel(path)) return <LoadedAnew />;
  return (
    <>
      <screen.Component path={path} />
      <Arrived path={path} title={null} />
    </>
  );
}
