import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Turns files that styles refer to (`url(@package/font.woff2)`, from a package or from the root) into hashed assets.
 * URLs in a document start at the origin; URLs in a style sheet file are relative to it, so that the assets folder can
 * be moved.
 * @param {string} root
 */
export function createCssUrls(root) {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  /** @type {Map<string, Buffer>} address -> contents */
  const files = new Map();
  /** @type {Map<string, string>} specifier -> address */
  const known = new Map();

  /** @param {string} specifier */
  function publish(specifier) {
    const published = known.get(specifier);
    if (published) return published;
    const file = specifier.startsWith('src/') ? path.join(root, specifier) : resolve(specifier);
    const contents = readFileSync(file);
    const { name, ext } = path.parse(file);
    const address = `assets/${name}-${createHash('sha256').update(contents).digest('hex').slice(0, 10)}${ext}`;
    files.set(address, contents);
    known.set(specifier, address);
    return address;
  }

  return {
    files,
    /** @param {string} css */
    publish: (css) =>
      css.replace(/url\((["']?)(?![/#]|data:|https?:)([^"')]+)\1\)/g, (_, __, name) => `url(/${publish(name)})`),
    /** @param {string} css */
    inFile: (css) => css.replace(/url\((["']?)\/assets\//g, 'url($1./'),
  };
}
