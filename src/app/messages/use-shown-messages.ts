import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { messagesQuery } from '../../api/messages/queries';
import { messagesFor, type WebsiteMessage } from '../../domain/website-message';
import { embedder } from '../../platform/embedder/current';
import { decideChannel } from '../../platform/mode/decide-channel';
import { tabChannel } from '../../platform/mode/tab-channel';
import { withTrailingSlash } from '../../routes/normalise';
import { logFailure, reportError } from '../../telemetry/report-error';
import { dismissedAtom } from './dismissed';
import { useMoment } from './use-moment';

const none = { messages: [] as WebsiteMessage[], invalid: 0 };

/**
 * All messages of the service, and those to show on this page now. Without the service there are none, which is logged;
 * an invalid message is reported, since its author cannot see that it is left out.
 */
export function useShownMessages() {
  const { data = none, error } = useQuery(messagesQuery());
  const { messages: all, invalid } = data;
  const dismissed = useAtomValue(dismissedAtom);
  const now = useMoment(all);
  const path = withTrailingSlash(useLocation()[0]);

  useEffect(() => {
    if (error) logFailure(error, 'messages');
    if (invalid > 0) reportError({ kind: 'malformed' }, 'messages');
  }, [error, invalid]);

  const channel = decideChannel(path, tabChannel.read());
  const surface = embedder().can('siteMessages') ? 'site' : 'external';
  return { all, shown: messagesFor(all, { path, channel, surface, now, dismissed }) };
}
