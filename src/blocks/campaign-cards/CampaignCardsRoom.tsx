import { SectionSkeleton } from '../../ui/skeleton/SectionSkeleton';
import { cards } from './CampaignCardsRoom.css';

/** Holds the place of some campaigns. */
export function CampaignCardsRoom() {
  return <SectionSkeleton content={cards} />;
}
