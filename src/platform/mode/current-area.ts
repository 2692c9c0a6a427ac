import { type AreaPaths, doctorArea, ownArea } from '../../routes/area-paths';
import { tabChannel } from './tab-channel';

/** The prescription area of the tab's channel: links to it stay inside. */
export function currentArea(): AreaPaths {
  return tabChannel.read() === 'doktor-se' ? doctorArea : ownArea;
}
