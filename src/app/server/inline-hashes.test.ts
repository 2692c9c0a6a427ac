import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('scripts that run and styles have hashes; so do import maps; files and data blocks have none', () => {
  const html =
    '<style>a{}</style><script>one()</script><script data-base="/">two()</script>' +
    '<script src="a.js"></script><script type="application/json">{"a":1}</script>' +
    '<script type="importmap">{"imports":{}}</script>';
  expect(inlineHashes(html)).toEqual({
    scripts: ['one()', 'two()', '{"imports":{}}'].map(hashOf),
    styles: [hashOf('a{}')],
  });
});
