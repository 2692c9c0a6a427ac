import type { decideMode, isInApp } from './decide-mode';

export interface ModeSettings {
  appCookie: string;
  themes: Record<string, string>;
}

/**
 * Sets mode and theme on the root element before the first paint. Its source text, with that of the two
 * functions it is given, stands as a hashed inline script in every document: it must use nothing from outside.
 */
export function markDocument(
  page: { document: Document; location: Location; appGlobal: unknown },
  settings: ModeSettings,
  rules: { decideMode: typeof decideMode; isInApp: typeof isInApp },
): void {
  const { document, location, appGlobal } = page;
  const root = document.documentElement;
  const inApp = rules.isInApp({ protocol: location.protocol, cookie: document.cookie, appGlobal }, settings.appCookie);
  const channel = location.pathname.split('/').includes('doktor-se') ? 'doktor-se' : 'b2c';
  root.dataset.mode = rules.decideMode(inApp, location);
  root.className = `theme-${settings.themes[channel]}`;
}
