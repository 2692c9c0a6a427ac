import assert from 'node:assert/strict';
import { plainProduct } from '../../../support/products';
import type { App } from '../app';
import type { Scenario } from '../scenario';

interface Look {
  scheme: string;
  fontSize: string;
  /** The brightness of text and page, of 255. */
  text: number;
  page: number;
}

/** What the engine has computed for the root element. */
async function lookOf({ page }: App): Promise<Look> {
  const style = await page.run(`
    const { colorScheme, fontSize, color, backgroundColor } = getComputedStyle(document.documentElement);
    return { scheme: colorScheme, fontSize, text: color, page: backgroundColor };`);
  const { text, page: background, ...rest } = style as Record<'scheme' | 'fontSize' | 'text' | 'page', string>;
  return { ...rest, text: brightness(text), page: brightness(background) };
}

function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  return (red + green + blue) / 3;
}

function expectDark({ scheme, text, page }: Look): void {
  assert.ok(scheme === 'dark' && page < 64 && text > 190, `${scheme}: ${text} on ${page}`);
}

function expectLight({ scheme, text, page }: Look): void {
  assert.ok(scheme.includes('light') && page > 190 && text < 64, `${scheme}: ${text} on ${page}`);
}

/** Runs before anything else of the page, and looks at it in the first moment at which something could be painted. */
const atFirst = `
  const insets = { top: 47, bottom: 34 };
  window.__LUCKAN_APPEARANCE__ = { colorScheme: 'dark', fontScale: 2, theme: 'orange', insets };
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
    const { className, style } = document.documentElement;
    window.firstLook = [colorScheme, fontSize, className, style.getPropertyValue('--inset-top')].join(' ');
  }).observe(document, { childList: true, subtree: true });
`;

export const appearance: Scenario[] = [
  {
    name: 'APPEARANCE: dark and light and the size of text apply at once; implausible ones are a FAULT and change nothing',
    async run({ launch, picture }) {
      const app = await launch({ hello: { colorScheme: 'dark', fontScale: 1.5 } });
      await app.open(plainProduct().path);
      await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE'));
      assert.ok(app.last('READY')?.capabilities.includes('APPEARANCE'));
      const dark = await lookOf(app);
      expectDark(dark);
      assert.equal(dark.fontSize, '24px');
      await picture(app, 'dark');
      await app.send({ type: 'APPEARANCE', payload: { colorScheme: 'light', fontScale: 0.85 } });
      const light = await lookOf(app);
      expectLight(light);
      assert.equal(light.fontSize, '13.6px');
      await app.send({ type: 'APPEARANCE', payload: { colorScheme: 'dark' } });
      const latest = await lookOf(app);
      assert.deepEqual(latest, { ...dark, fontSize: '16px' }, 'what it leaves out follows the web view again');
      assert.deepEqual(app.all('FAULT'), []);

      const implausible = [{ fontScale: 50 }, { fontScale: 0 }, { fontScale: '2' }, { colorScheme: 'sepia' }];
      for (const [seq, payload] of implausible.entries()) {
        const envelope = { luckan: 1, id: `odd-${seq}`, session: app.session, seq: 100 + seq, type: 'APPEARANCE' };
        await app.sendRaw({ ...envelope, payload: { colorScheme: 'light', fontScale: 3, ...payload } });
        assert.deepEqual(await lookOf(app), latest, JSON.stringify(payload));
      }
      const faults = () => app.all('FAULT').map(({ code, about, field }) => [code, about, field].join(' '));
      await app.until('a FAULT for each field', () => new Set(faults()).size === 2);
      assert.deepEqual([...new Set(faults())].sort(), [
        'MALFORMED APPEARANCE colorScheme',
        'MALFORMED APPEARANCE fontScale',
      ]);
      await app.send({ type: 'APPEARANCE', payload: {} });
      assert.equal((await lookOf(app)).fontSize, '16px');
    },
  },
  {
    name: 'an app that sets its appearance at document start is never seen in another one',
    async run({ launch }) {
      const app = await launch({ atStart: [atFirst] });
      await app.open('/');
      assert.equal(await app.page.run('return firstLook'), 'dark 32px theme-orange 47px');
      await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE'));
      const look = await lookOf(app);
      expectDark(look);
      assert.equal(look.fontSize, '32px', 'HELLO says no more of it');
    },
  },
];
