import type { choices, HelloText } from './setup';

type Named = 'shell' | 'greeting' | 'theme' | 'appearance' | 'fontScale' | 'answer' | 'token' | 'scheme';

/** Display names of the options. */
export const titles: { [Name in Named]: Readonly<Record<(typeof choices)[Name][number], string>> } & {
  hello: Readonly<Record<HelloText, string>>;
} = {
  shell: { external: 'External (/external/…)', site: 'Site' },
  greeting: { atOnce: 'At once', delayed: 'After 3 s: too late', never: 'Never: an old app' },
  theme: { own: 'The shop’s own', green: 'Green', orange: 'Orange', ag: 'AG' },
  appearance: { none: 'Not told', light: 'Light', dark: 'Dark' },
  fontScale: {
    none: 'Not told',
    '0.85': '85 %',
    '1': '100 %',
    '1.3': '130 %',
    '2': '200 %',
    '3': '300 %',
  },
  answer: {
    ok: 'Opened',
    REFUSED: 'REFUSED',
    FAILED: 'FAILED',
    UNSUPPORTED: 'UNSUPPORTED',
    NOT_HANDLED: 'NOT_HANDLED',
    never: 'Never',
  },
  token: {
    session: 'Of the signed-in customer',
    expired: 'Expired',
    signedOut: 'Signed out',
    never: 'Never',
  },
  hello: {
    version: 'version of the protocol',
    appName: 'app.name',
    appVersion: 'app.version',
    returnUrl: 'returnUrl',
    cartId: 'cartId',
    locale: 'locale',
  },
  scheme: { system: 'As the system', light: 'Light', dark: 'Dark' },
};
