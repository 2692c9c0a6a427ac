import { expect, it } from 'vitest';
import { sitemapFiles } from './sitemap';

const origin = 'https://shop.example';
const paths = (count: number) => Array.from({ length: count }, (_, n) => `/produkt/vara-${n}/`);
const addresses = (file = '') => [...file.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

it('up to 50 000 addresses are one file', () => {
  const files = sitemapFiles(origin, paths(50_000));
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  expect(addresses(files['sitemap.xml'])).toHaveLength(50_000);
});

it('above that, sitemap.xml is an index of files that together have every address once', () => {
  const files = sitemapFiles(origin, paths(100_001));
  const parts = ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'];
  expect(files['sitemap.xml']).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]+\/0\.9">/);
  expect(addresses(files['sitemap.xml'])).toEqual(parts.map((part) => `${origin}/${part}`));
  expect(Object.keys(files).sort()).toEqual([...parts, 'sitemap.xml']);
  expect(parts.flatMap((part) => addresses(files[part]))).toEqual(paths(100_001).map((path) => origin + path));
  for (const part of parts) expect(files[part]?.length).toBeLessThan(50 * 1024 * 1024);
});

it('addresses are encoded and escaped', () => {
  const [address] = addresses(sitemapFiles(origin, [`/hår/a&b-'<">/`])['sitemap.xml']);
  expect(address).toBe('https://shop.example/h%C3%A5r/a&amp;b-&apos;%3C%22%3E/');
});

it('a site without pages has an empty sitemap', () => {
  expect(addresses(sitemapFiles(origin, [])['sitemap.xml'])).toEqual([]);
});
