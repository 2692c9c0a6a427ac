import { execFileSync } from 'node:child_process';

/** The Debian packages that contain the engine. */
export const installation = 'apt-get install -y --no-install-recommends gjs gir1.2-webkit2-4.1 gir1.2-gtk-3.0 xvfb';

const libraries = { Gtk: '3.0', Soup: '3.0', JavaScriptCore: '4.1', WebKit2: '4.1' };

/** @returns {string | null} the engine's version; null if it, or what it needs to run here, is not installed */
export function findWebKit() {
  const load = Object.entries(libraries).map(
    ([name, version]) => `imports.gi.versions.${name} = '${version}'; imports.gi.${name};`,
  );
  const version = "const w = imports.gi.WebKit2; print([w.MAJOR_VERSION, w.MINOR_VERSION, w.MICRO_VERSION].join('.'));";
  try {
    execFileSync('Xvfb', ['-help'], { stdio: 'ignore' });
    return execFileSync('gjs', ['-c', [...load, version].join(' ')], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}
