import { expect, it } from 'vitest';
import { slug, withTrailingSlash } from './normalise';

it('ends pages in a slash and leaves file-like paths alone', () => {
  expect(withTrailingSlash('/hud/ansikte')).toBe('/hud/ansikte/');
  expect(withTrailingSlash('/hud/')).toBe('/hud/');
  expect(withTrailingSlash('/robots.txt')).toBe('/robots.txt');
});

it('writes names with å, ä and ö as plain letters', () => {
  expect(slug('Värk & feber, för små barn')).toBe('vark-feber-for-sma-barn');
});
