import { type AreaPaths, doctorArea, inArea, ownArea } from '../../routes/area-paths';
import { tabChannel } from './tab-channel';

/** The prescription area of the tab's channel: links to it stay inside. */
export function currentArea(): AreaPaths {
  return tabChannel.read() === 'doktor-se' ? doctorArea : ownArea;
}

/** A path of the shop; one of the shop's own prescription area leads to the variant of the tab's channel. */
export function inCurrentArea(path: string): string {
  return path.startsWith(ownArea.prescriptions()) && currentArea() === doctorArea ? inArea(doctorArea, path) : path;
}
