import { useEffect } from 'react';
import type { Part } from '../../lib/part';
import { useHydrated } from '../../lib/use-hydrated';
import { changesChannel } from '../../platform/mode/tab-channel';
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
  if (changesChannel(path)) return <LoadedAnew />;
  return (
    <>
      <screen.Component path={path} />
      <Arrived path={path} title={null} />
    </>
  );
}

/** Cart and theme belong to the channel that the document was loaded in: another channel needs a new document. */
function LoadedAnew() {
  useEffect(() => location.reload(), []);
  return <ScreenSkeleton />;
}
