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
import { reportError } from '../../telemetry/report-error';
import { dismissedAtom } from './dismissed';
import { useMoment } from './use-moment';

const none: readonly WebsiteMessage[] = [];

/** All messages of the service, and those to show on this page now. A failure is reported, and nothing is shown. */
export function useShownMessages() {
  const { data: all = none, error } = useQuery(messagesQuery());
  const dismissed = useAtomValue(dismissedAtom);
  const now = useMoment(all);
  const path = withTrailingSlash(useLocation()[0]);

  useEffect(() => {
    if (error) reportError(error, 'messages');
  }, [error]);

  const channel = decideChannel(path, tabChannel.read());
  const surface = embedder().can('siteMessages') ? 'site' : 'external';
  return { all, shown: messagesFor(all, { path, channel, surface, now, dismissed }) };
}
