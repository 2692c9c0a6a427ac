import * as v from 'valibot';
import { stored } from '../storage/storage';
import { decideChannel } from './decide-channel';

/** The partner's channel, once a path of this tab has chosen it. The inline script reads it, too. */
export const tabChannel = stored('salesChannel', { schema: v.nullable(v.literal('doktor-se')), fallback: null });

/** Whether a path would have the tab in another channel than it is in. */
export function changesChannel(path: string): boolean {
  const kept = tabChannel.read();
  return decideChannel(path, kept) !== decideChannel('', kept);
}
