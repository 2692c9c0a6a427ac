import type { PayloadOf } from '../../protocol';
import { protocolVersions } from '../../protocol';
import type { Setup } from './setup';

/** What the app that the harness plays says of itself; null when it never answers. */
export function helloOf({ answersReady, theme, capabilities }: Setup): PayloadOf<'HELLO'> | null {
  if (!answersReady) return null;
  return {
    version: protocolVersions.at(-1) ?? 1,
    app: { name: 'Bridge harness', version: '1.0' },
    capabilities: [...capabilities],
    locale: 'sv-SE',
    consent: { preferences: true, statistics: true, marketing: false },
    ...(theme && { theme }),
  };
}
