import type { PayloadOf } from '../../protocol';
import { insetSamples } from '../device/insets';
import { consents, type Setup } from './setup';

/** The HELLO of the simulated app, valid or not, as its form and its JSON state; null if it never answers. */
export function helloOf(setup: Setup): PayloadOf<'HELLO'> | null {
  if (setup.greeting === 'never') return null;
  const { theme, capabilities, insets, returnUrl, cartId, locale } = setup;
  return {
    version: Number(setup.version),
    app: { name: setup.appName, version: setup.appVersion },
    capabilities: [...capabilities],
    insets: insetSamples[insets].insets,
    ...(setup.sendsConsent && { consent: agreedTo(setup.consent) }),
    ...(theme !== 'own' && { theme }),
    ...appearanceOf(setup),
    ...(returnUrl && { returnUrl }),
    ...(cartId && { cartId }),
    ...(setup.hidden && { hidden: true }),
    ...(locale && { locale }),
    ...readFields(setup.moreHello),
  };
}

/** What the simulated app reports of its appearance, in HELLO and in APPEARANCE. */
export function appearanceOf({ appearance, fontScale }: Setup): PayloadOf<'APPEARANCE'> {
  return {
    ...(appearance !== 'none' && { colorScheme: appearance }),
    ...(fontScale !== 'none' && { fontScale: Number(fontScale) }),
  };
}

function agreedTo(chosen: Setup['consent']): NonNullable<PayloadOf<'HELLO'>['consent']> {
  const [preferences, statistics, marketing] = consents.map((name) => chosen.includes(name));
  return { preferences: preferences === true, statistics: statistics === true, marketing: marketing === true };
}

/** @returns null if the text is no JSON object */
export function readFields(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Without what HELLO has that must not be in a file: what is typed as JSON may be anything. */
export function withoutSecrets(setup: Setup): Setup {
  return { ...setup, returnUrl: '', cartId: '', moreHello: '' };
}
