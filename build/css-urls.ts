import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export type CssUrls = ReturnType<typeof createCssUrls>;

/**
 * Turns files that styles refer to (`url(@package/font.woff2)`, from a package or from the root) into hashed assets.
 * URLs in a document start at the origin; URLs in a style sheet file are relative to it, so that the assets folder can
 * be moved.
 */
export function createCssUrls(root: string) {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const files = new Map<string, Buffer>();
  const addresses = new Map<string, string>();

  function publish(specifier: string): string {
    const published = addresses.get(specifier);
    if (published) return published;
    const file = specifier.startsWith('src/') ? path.join(root, specifier) : resolve(specifier);
    const contents = readFileSync(file);
    const { name, ext } = path.parse(file);
    const address = `assets/${name}-${createHash('sha256').update(contents).digest('hex').slice(0, 10)}${ext}`;
    files.set(address, contents);
    addresses.set(specifier, address);
    return address;
  }

  return {
    /** Contents by address. */
    files,
    publish: (css: string) =>
      css.replace(/url\((["']?)(?![/#]|data:|https?:)([^"')]+)\1\)/g, (_, __, name) => `url(/${publish(name)})`),
    inFile: (css: string) => css.replace(/url\((["']?)\/assets\//g, 'url($1./'),
  };
}
