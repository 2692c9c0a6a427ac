import { expect, test } from 'vitest';
import { crawlerFiles } from './crawler-files';

const files = crawlerFiles({
  pages: [
    { path: '/hår/', index: true },
    { path: '/produkt/a&b-1/', index: true },
    { path: '/rad/utkast/', index: false },
  ],
  publicOrigin: 'https://shop.example',
});

test('the sitemap has the pages that may be indexed, and no others', () => {
  expect(files['sitemap.xml']).toContain('<url><loc>https://shop.example/h%C3%A5r/</loc></url>');
  expect(files['sitemap.xml']).toContain('<loc>https://shop.example/produkt/a&amp;b-1/</loc>');
  expect(files['sitemap.xml']).not.toContain('utkast');
});

test('crawlers are asked to leave what needs a customer, a cart, an order or a link, each rule once', () => {
  const rules = files['robots.txt']?.split('\n').filter((line) => line.startsWith('Disallow'));
  expect(rules).toEqual([
    'Disallow: /kassa/',
    'Disallow: /order/',
    'Disallow: /kundklubb/kop/',
    'Disallow: /kundklubb/profil/',
    'Disallow: /verifierad/',
    'Disallow: /utloggad/',
    'Disallow: /recept/',
    'Disallow: /preview/',
    'Disallow: /external/',
    'Disallow: /api/',
  ]);
});

test('crawlers get the address of the sitemap', () => {
  expect(files['robots.txt']).toContain('\n\nSitemap: https://shop.example/sitemap.xml\n');
});
