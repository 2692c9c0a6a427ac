import { useEffect } from 'react';
import { ScreenSkeleton } from './ScreenSkeleton';

/** In place of a screen that this document must not show: the address needs a document of its own. */
export function LoadedAnew() {
  useEffect(() => location.reload(), []);
  return <ScreenSkeleton />;
}
