import { expect, it } from 'vitest';
import { documentJar } from '../cookies/jar';
import { cookieKeeper } from './cookie-keeper';

/** A page below `/produkt/`: of two cookies of one name it reads that of the longer path first, as browsers do. */
function pageWith(cookies: { path: string; text: string }[]) {
  let left = cookies;
  const document = {
    get cookie() {
      return left.map(({ text }) => text).join('; ');
    },
    set cookie(line: string) {
      const [text = ''] = line.split('; ');
      const [, path = '/'] = /Path=([^;]*)/.exec(line) ?? [];
      const name = text.slice(0, text.indexOf('='));
      left = left.filter((each) => each.path !== path || !each.text.startsWith(`${name}=`));
      if (!line.includes('Max-Age=0')) left = [...left, { path, text }];
      left.sort((one, other) => other.path.length - one.path.length);
    },
  };
  const location = { hostname: 'luckan.se', pathname: '/produkt/plaster-1/', protocol: 'https:' };
  const window = { addEventListener: () => {}, document, location } as unknown as Window;
  return { keeper: cookieKeeper(documentJar({ document, protocol: 'https:' }), window), left: () => left };
}

it('a choice replaces another one that a script has stored for a part of the shop', () => {
  const { keeper, left } = pageWith([
    { path: '/produkt', text: 'luckan_consent=old' },
    { path: '/', text: 'luckan_consent=old' },
    { path: '/', text: 'luckan_cart=1' },
  ]);
  expect(keeper.write('new')).toBe(true);
  expect(keeper.read()).toBe('new');
  expect(left().map(({ text }) => text)).toEqual(['luckan_cart=1', 'luckan_consent=new']);
});
