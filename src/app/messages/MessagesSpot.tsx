import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { part } from '../../lib/part';
import { useLoadedLater } from '../../lib/use-loaded-later';

const websiteMessages = part(() => import('./WebsiteMessages'));

/** Where the operator's messages appear. They load after everything that the first page needs. */
export function MessagesSpot({ className }: { className: string }) {
  if (!useLoadedLater(websiteMessages)) return null;
  return (
    <PartBoundary>
      <websiteMessages.Component className={className} />
    </PartBoundary>
  );
}
