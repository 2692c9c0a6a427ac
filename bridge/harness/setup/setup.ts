import { type HostCapability, hostCapabilities, type PayloadOf, protocolVersions, refusals } from '../../protocol';
import { type DeviceName, devices } from '../device/devices';
import { type InsetsName, insetSamples } from '../device/insets';
import { type Transport, transportNames } from '../transports/transport';

/** What an app can declare in HELLO. */
export const capabilities = hostCapabilities;
export const shells = ['external', 'site'] as const;
export const schemes = ['system', 'light', 'dark'] as const;
export const themes = ['own', 'green', 'orange', 'ag'] as const satisfies readonly (
  | 'own'
  | NonNullable<PayloadOf<'HELLO'>['theme']>
)[];
/** What the app reports of its appearance; `none` leaves it to the web view. */
export const appearances = ['none', 'light', 'dark'] as const satisfies readonly (
  | 'none'
  | NonNullable<PayloadOf<'HELLO'>['colorScheme']>
)[];
/** The size of text in the app; `none` leaves it to the web view. */
export const fontScales = ['none', '0.85', '1', '1.3', '2', '3'] as const;
/** How the app answers READY. */
export const greetings = ['atOnce', 'delayed', 'never'] as const;
/** How the app answers OPEN_EXTERNAL. */
export const answers = ['ok', ...refusals, 'never'] as const;
/** The token that an app which owns the token sends after HELLO and TOKEN_ERROR. */
export const tokens = ['session', 'expired', 'signedOut', 'never'] as const;

/** What an app's customer can have agreed to. */
export const consents = ['preferences', 'statistics', 'marketing'] as const;
/** Texts of HELLO; an empty one is left out. */
export const helloTexts = ['version', 'appName', 'appVersion', 'returnUrl', 'cartId', 'locale'] as const;

export type Capability = HostCapability;
export type Consent = (typeof consents)[number];
export type HelloText = (typeof helloTexts)[number];
export type Shell = (typeof shells)[number];
export type Scheme = (typeof schemes)[number];

/** The start state of a harness session; the link contains it. */
export interface Setup extends Readonly<Record<HelloText, string>> {
  /** Which shell's address the frame loads. */
  shell: Shell;
  /** Whether the browser is marked as an app's web view. */
  appCookie: boolean;
  /** The start path of the shop, without `/external`. */
  path: string;
  /** The scenario of the reference backend; null leaves it unchanged. */
  scenario: string | null;
  transport: Transport;
  device: DeviceName;
  rotated: boolean;
  /** Whether the app shows a bar of its own above the shop. */
  appBar: boolean;
  insets: InsetsName;
  /** The colour scheme of the harness itself. */
  scheme: Scheme;
  theme: (typeof themes)[number];
  appearance: (typeof appearances)[number];
  fontScale: (typeof fontScales)[number];
  greeting: (typeof greetings)[number];
  answer: (typeof answers)[number];
  token: (typeof tokens)[number];
  capabilities: readonly Capability[];
  consent: readonly Consent[];
  /** Whether HELLO contains what the customer has agreed to. */
  sendsConsent: boolean;
  /** Whether the shop is loaded ahead, and hidden until it is opened. */
  hidden: boolean;
  /** More fields of HELLO as JSON, also unknown or invalid ones; they replace those of the form. */
  moreHello: string;
}

export const initialSetup: Setup = {
  shell: 'external',
  appCookie: true,
  path: '/',
  scenario: null,
  transport: 'iframe',
  device: 'phone',
  rotated: false,
  appBar: true,
  insets: 'none',
  scheme: 'system',
  theme: 'own',
  appearance: 'none',
  fontScale: 'none',
  greeting: 'atOnce',
  answer: 'ok',
  token: 'session',
  capabilities: ['pdfUrl', 'findPharmacy', 'viewCheckout', 'openExternal', 'orderCompleted', 'close'],
  version: String(protocolVersions.at(-1)),
  appName: 'Bridge harness',
  appVersion: '1.0',
  returnUrl: '',
  cartId: '',
  locale: 'sv-SE',
  consent: ['preferences', 'statistics'],
  sendsConsent: true,
  hidden: false,
  moreHello: '',
};

type Chosen =
  | 'shell'
  | 'transport'
  | 'device'
  | 'insets'
  | 'scheme'
  | 'theme'
  | 'appearance'
  | 'fontScale'
  | 'greeting'
  | 'answer'
  | 'token';

/** The allowed values of each option. */
export const choices: { readonly [Name in Chosen]: readonly Setup[Name][] } = {
  shell: shells,
  transport: transportNames,
  device: Object.keys(devices) as DeviceName[],
  insets: Object.keys(insetSamples) as InsetsName[],
  scheme: schemes,
  theme: themes,
  appearance: appearances,
  fontScale: fontScales,
  greeting: greetings,
  answer: answers,
  token: tokens,
};
