import { useHydrated } from '../../lib/use-hydrated';
import { type ClientPattern, clientScreens } from '../screens';
import { Arrived } from './PageScreen';
import { ScreenSkeleton } from './ScreenSkeleton';

/** A screen without page data: its document holds the skeleton, the browser renders the rest. */
export function ClientScreen({ path }: { path: string }) {
  const hydrated = useHydrated();
  const screen = clientScreens[path as ClientPattern];
  if (!hydrated) return <ScreenSkeleton />;
  return (
    <>
      <screen.Component />
      <Arrived path={path} title={null} />
    </>
  );
}
