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

test('crawlers must not fetch private screens, and get the address of the sitemap', () => {
  const lines = files['robots.txt']?.split('\n');
  for (const path of ['/kassa/', '/preview/', '/external/', '/api/']) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
});
