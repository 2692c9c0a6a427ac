import { SectionSkeleton } from '../../ui/skeleton/SectionSkeleton';
import { cards } from './CampaignCardsPlaceholder.css';

/** Placeholder for campaign cards. */
export function CampaignCardsPlaceholder() {
  return <SectionSkeleton content={cards} />;
}
