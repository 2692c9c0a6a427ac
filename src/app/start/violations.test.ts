// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const filesBase = 'https://shop.example/';
const own = `${filesBase}assets/HomeScreen-ABCDEF23.js`;
const ofTag = `${filesBase}api/ext/tagmanager/gtm.js?url=x`;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function start({ tags }: { tags: boolean }) {
  const { recordViolations } = await import('./record-violations');
  const { violationReporter } = await import('./report-violation');
  const { receiveReports } = await import('../../telemetry/report-error');
  if (tags) (await import('../navigation/tags-run')).tagsHaveStarted();
  const reported: string[] = [];
  const receive = recordViolations(document);
  const violate = (sourceFile: string) =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'connect-src', sourceFile }),
    );
  return {
    reported,
    violate,
    shopHasStarted: () => receive(violationReporter(filesBase)),
    clientHasLoaded: () => receiveReports(({ where }) => reported.push(where)),
  };
}

it('violations while the shop starts are reported once it has started', async () => {
  const { violate, shopHasStarted, clientHasLoaded, reported } = await start({ tags: false });
  violate(own);
  shopHasStarted();
  violate('');
  clientHasLoaded();
  expect(reported).toEqual(['policy', 'policy']);
});

it("violations by tags are few, and take no space from the shop's own", async () => {
  const { violate, shopHasStarted, clientHasLoaded, reported } = await start({ tags: true });
  shopHasStarted();
  for (let count = 0; count < 20; count++) violate(ofTag);
  for (let count = 0; count < 10; count++) violate(own);
  clientHasLoaded();
  expect(reported.filter((where) => where === 'policy')).toHaveLength(10);
  expect(reported.filter((where) => where === 'tag-manager')).toHaveLength(3);
});
