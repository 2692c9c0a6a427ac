import { readFile } from 'node:fs/promises';
import { expect, type Page, type Route } from '@playwright/test';
import { documentHeaders } from '../../../src/app/server/headers/header-files';
import { onlyAllowing, openAllowing } from '../../support/consent';
import { watchReports } from '../../support/error-reports';
import { test } from '../../support/isolated';

// Not the shop's own `test`: tags that go too far violate its policy.

const everything = onlyAllowing('preferences', 'statistics', 'marketing');
const listed = 'https://listed.example';
const unlisted = 'https://unlisted.example';

const allows = {
  script: [listed],
  connect: [listed],
  img: [listed],
  frame: [listed],
  trustedTypes: ['company#html'],
};

/** A container whose tags load a script, call, show a picture and a frame, at this origin. */
function container(origin: string): void {
  type Urls = { createScriptURL(url: string): string };
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy(name: string, rules: Urls): Urls };
  };
  const urls = trustedTypes.createPolicy('company#html', { createScriptURL: (url) => url });
  const script = document.createElement('script');
  script.src = urls.createScriptURL(`${origin}/tag.js`);
  const frame = document.createElement('iframe');
  frame.src = `${origin}/frame/`;
  frame.hidden = true;
  document.body.append(script, frame);
  new Image().src = `${origin}/pixel.gif`;
  fetch(`${origin}/collect`, { method: 'POST', body: 'x' }).catch(() => {});
}

/** The documents have the policy that `npm run headers` writes for a configuration that lists these origins. */
async function deployWith(page: Page, tagManager: object): Promise<void> {
  const config = await (await page.request.get('/config.json')).json();
  const inline = JSON.parse(await readFile('dist/inline-hashes.json', 'utf8'));
  const { 'Content-Security-Policy': policy = '' } = documentHeaders({
    config: { ...config, tagManager: { ...config.tagManager, ...tagManager } },
    inline,
    publicOrigin: new URL(test.info().project.use.baseURL ?? '').origin,
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().frame() !== page.mainFrame())
      return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
}

/** Opens the home page with this container. @returns the paths that its tags have reached */
async function openWithTags(page: Page, origin: string): Promise<string[]> {
  const reached: string[] = [];
  const answers: Record<string, Parameters<Route['fulfill']>[0]> = {
    '/tag.js': { contentType: 'text/javascript', body: 'document.title' },
    '/frame/': { contentType: 'text/html', body: '<p>Tag</p>' },
    '/pixel.gif': { contentType: 'image/gif', body: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64') },
    '/collect': { status: 204, headers: { 'access-control-allow-origin': '*' } },
  };
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    reached.push(pathname);
    return route.fulfill(answers[pathname] ?? { status: 404 });
  });
  await page.route('**/api/ext/tagmanager/gtm.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${container})(${JSON.stringify(origin)})` }),
  );
  await openAllowing(page, 'site', '/', everything);
  return reached;
}

const all = ['/collect', '/frame/', '/pixel.gif', '/tag.js'];

test('the tags of a container reach the origins that the operator lists', async ({ page }) => {
  await deployWith(page, { allows });
  const reports = watchReports(page);
  const reached = await openWithTags(page, listed);
  await expect.poll(() => [...new Set(reached)].sort()).toEqual(all);
  expect(await reports()).toEqual([]);
});

test('others are blocked, and reported as the tags’, three of a page', async ({ page }) => {
  await deployWith(page, { allows });
  const reports = watchReports(page);
  const reached = await openWithTags(page, unlisted);
  await expect.poll(async () => (await reports()).length).toBe(3);
  for (const { event } of await reports())
    expect(event.tags).toMatchObject({ where: 'tag-manager', code: 'violation', blocked: unlisted });
  expect(reached).toEqual([]);
});

test('a container that is not allowed its policy’s name makes no script', async ({ page }) => {
  await deployWith(page, { allows: { ...allows, trustedTypes: [] } });
  const reports = watchReports(page);
  const reached = await openWithTags(page, listed);
  await expect.poll(async () => (await reports()).map(({ event }) => event.tags.directive)).toContain('trusted-types');
  expect(reached).toEqual([]);
});
