import { expect, it } from 'vitest';
import { packageVersion } from '../../protocol';
import { handshakeLine } from './handshake-line';

it.each([
  [null, null],
  [{ versions: [1], capabilities: [], release: '0.3.1' }, 'Protocol 1; the shop’s package is 0.3.1'],
  [{ versions: [1, 2], capabilities: [] }, 'Protocol 1; the shop’s package is older than 0.2.0'],
  [{ versions: [7], capabilities: [] }, 'No protocol in common: the shop speaks 7, this host 1'],
])('READY %j: %s', (ready, line) => {
  if (line === null) expect(handshakeLine(ready)).toBeNull();
  else expect(handshakeLine(ready)).toMatch(new RegExp(`^${line}.*this host’s ${packageVersion}\\.$`));
});
