import { expect, test } from 'vitest';
import { createOpenPages } from '../../../build/open-pages';

test('an error that a second reading of the same sources finds is not shown again', async () => {
  const pages = createOpenPages('');
  const answer = await pages.respond(new Request('http://localhost/dev/reload'), new Map());
  const events = answer?.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await events?.read())?.value;
  pages.show([{ title: 'Unexpected ";"', places: [] }]);
  pages.show([{ title: 'Unexpected ";"', places: [] }]);
  pages.show([{ title: 'Unexpected "}"', places: [] }]);
  pages.reload();
  expect([await next(), await next(), await next()]).toEqual([
    expect.stringContaining('Unexpected \\";\\"'),
    expect.stringContaining('Unexpected \\"}\\"'),
    'event: message\ndata: reload\n\n',
  ]);
});
