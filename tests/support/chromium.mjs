import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * A browser for the journeys: the one that the environment names, the system's, Playwright's own,
 * or Debian's package, installed where that is allowed.
 * @returns {Promise<string | null>} its program; null when there is none to be had
 */
export async function findChromium() {
  const found = (await present()) ?? null;
  return found ?? ((await install()) ? ((await present()) ?? null) : null);
}

async function present() {
  const { chromium } = await import('@playwright/test');
  return [process.env.CHROMIUM_PATH, ...places, chromium.executablePath()].find((file) => file && existsSync(file));
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
