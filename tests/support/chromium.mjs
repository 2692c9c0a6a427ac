import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without the browser's own pages, which use as much of the machine as the shop's. */
const shells = ['/usr/bin/chromium-headless-shell'];

/**
 * Browsers for the journeys: from the environment, the system, Playwright or Debian's packages, which are installed if
 * that is allowed.
 * @returns {Promise<{shell: string, whole: string} | null>} their programs; `whole` has a back-forward cache, which a
 *   shell has not. Null if none is available.
 */
export async function findChromium() {
  return (await present()) ?? (install() ? await present() : null);
}

async function present() {
  const { chromium } = await import('@playwright/test');
  const { CHROMIUM_PATH } = process.env;
  const first = (...files) => files.find((file) => file && existsSync(file));
  const browser = first(CHROMIUM_PATH, ...whole, chromium.executablePath());
  return browser ? { shell: first(CHROMIUM_PATH, ...shells) ?? browser, whole: browser } : null;
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
