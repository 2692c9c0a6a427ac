import * as v from 'valibot';
import { stored } from '../storage/storage';
import { decideChannel } from './decide-channel';

/** The partner's channel, once a path in this tab has selected it. The inline script reads it too. */
export const tabChannel = stored('salesChannel', { schema: v.nullable(v.literal('doktor-se')), fallback: null });

/** Whether a path would switch the tab's channel. */
export function changesChannel(path: string): boolean {
  const channel = tabChannel.read();
  return decideChannel(path, channel) !== decideChannel('', channel);
}
