import type { applyAppearance } from '../embedder/apply-appearance';
import type { applyFirstLook } from '../embedder/apply-first-look';
import type { decideChannel } from './decide-channel';
import type { decideMode, isInApp } from './decide-mode';

export interface ModeSettings {
  appCookie: string;
  themes: Record<string, string>;
}

/**
 * Sets mode, theme and the app's appearance on the root element before the first paint. Its source text, with that of the functions it is
 * given, is a hashed inline script in every document: it must not use anything from outside.
 */
export function markDocument(
  page: {
    document: Document;
    location: Location;
    appGlobal: unknown;
    appearance: unknown;
    storedChannel: () => string | null;
  },
  settings: ModeSettings,
  rules: {
    decideMode: typeof decideMode;
    isInApp: typeof isInApp;
    decideChannel: typeof decideChannel;
    applyAppearance: typeof applyAppearance;
    applyFirstLook: typeof applyFirstLook;
  },
): void {
  const { document, location, appGlobal } = page;
  const root = document.documentElement;
  const inApp = rules.isInApp({ protocol: location.protocol, cookie: document.cookie, appGlobal }, settings.appCookie);
  let channel: unknown;
  try {
    channel = JSON.parse(page.storedChannel() ?? 'null');
  } catch {
    // Storage is forbidden.
  }
  root.dataset.mode = rules.decideMode(inApp, location);
  // The document of a page, served beside the site for an app: without what surrounds a page of the site.
  if (location.pathname.startsWith('/external/')) root.dataset.base = '/external';
  root.className = `theme-${settings.themes[rules.decideChannel(location.pathname, channel)]}`;
  if (!inApp) return;
  rules.applyAppearance(root, page.appearance);
  rules.applyFirstLook(root, page.appearance);
}
