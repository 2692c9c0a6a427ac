import type { PayloadOf } from '../../protocol';
import { protocolVersions } from '../../protocol';
import { insetSamples } from '../device/insets';
import type { Setup } from './setup';

/** The HELLO of the simulated app; null if it never answers. */
export function helloOf(setup: Setup): PayloadOf<'HELLO'> | null {
  const { greeting, theme, capabilities, insets } = setup;
  if (greeting === 'never') return null;
  return {
    version: protocolVersions.at(-1) ?? 1,
    app: { name: 'Bridge harness', version: '1.0' },
    capabilities: [...capabilities],
    locale: 'sv-SE',
    consent: { preferences: true, statistics: true, marketing: false },
    insets: insetSamples[insets].insets,
    ...(theme !== 'own' && { theme }),
    ...appearanceOf(setup),
  };
}

/** What the simulated app says of its appearance, in HELLO and in APPEARANCE. */
export function appearanceOf({ appearance, fontScale }: Setup): PayloadOf<'APPEARANCE'> {
  return {
    ...(appearance !== 'none' && { colorScheme: appearance }),
    ...(fontScale !== 'none' && { fontScale: Number(fontScale) }),
  };
}
