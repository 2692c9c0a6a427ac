import { part } from '../../lib/part';
import { WhenNear } from '../part-boundary/WhenNear';
import { RowsPlaceholder } from '../product-row/RowsPlaceholder';
import { rows } from '../product-row/RowsPlaceholder.css';
import type { LandingListsProps } from './LandingLists';
import { landingListsOf } from './landing-lists-of';

const landingLists = part(() => import('./LandingLists'));

/** Lists at the end of a page, fetched when the reader comes near; they fail silently. */
export function NearLandingLists(props: LandingListsProps) {
  return (
    <WhenNear className={rows} placeholder={<RowsPlaceholder rows={landingListsOf[props.as].length} />}>
      <landingLists.Component {...props} />
    </WhenNear>
  );
}
