import { useHydrated } from '../../lib/use-hydrated';
import type { clientScreenAt } from '../screens';
import { Arrived } from './PageScreen';
import { ScreenSkeleton } from './ScreenSkeleton';

interface ClientScreenProps {
  path: string;
  screen: NonNullable<ReturnType<typeof clientScreenAt>>;
}

/** A screen without page data: its document holds the skeleton, the browser renders the rest. */
export function ClientScreen({ path, screen }: ClientScreenProps) {
  const hydrated = useHydrated();
  if (!hydrated) return <ScreenSkeleton />;
  return (
    <>
      <screen.Component />
      <Arrived path={path} title={null} />
    </>
  );
}
