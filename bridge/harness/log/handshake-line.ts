import * as v from 'valibot';
import { messages, packageVersion, protocolVersions } from '../../protocol';

/** What the latest READY reports of how shop and host fit together; null before the first. */
export function handshakeLine(ready: unknown): string | null {
  const read = v.safeParse(messages.READY.payload, ready);
  if (!read.success) return null;
  const { versions, release } = read.output;
  const common = versions.filter((version) => protocolVersions.includes(version)).at(-1);
  const shop = release ? `the shop’s package is ${release}` : 'the shop’s package is older than 0.2.0';
  const both = `${shop}, this host’s ${packageVersion}.`;
  return common === undefined
    ? `No protocol in common: the shop speaks ${versions.join(', ')}, this host ${protocolVersions.join(', ')}; ${both}`
    : `Protocol ${common}; ${both}`;
}
