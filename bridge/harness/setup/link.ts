import { capabilities, choices, consents, type HelloText, helloTexts, initialSetup, type Setup } from './setup';

/** The set-up as the part of an address after `#`: only values that differ from the default. */
export function linkOf(setup: Setup): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(setup) as [keyof Setup, Setup[keyof Setup]][]) {
    const text = textOf(value);
    if (text !== textOf(initialSetup[name])) parameters.set(name, text);
  }
  return parameters.toString();
}

/** The set-up of an address; missing and invalid values fall back to the default. */
export function setupOf(link: string): Setup {
  const parameters = new URLSearchParams(link.replace(/^#/, ''));
  const declared = parameters.get('capabilities')?.split('.');
  const agreed = parameters.get('consent')?.split('.');
  const text = (name: HelloText | 'path' | 'moreHello') => parameters.get(name) ?? initialSetup[name];
  const choice = <Name extends keyof typeof choices>(name: Name): Setup[Name] =>
    choices[name].find((value) => value === parameters.get(name)) ?? initialSetup[name];
  const toggle = (name: 'appCookie' | 'rotated' | 'appBar' | 'sendsConsent' | 'hidden'): boolean =>
    [true, false].find((value) => String(value) === parameters.get(name)) ?? initialSetup[name];
  return {
    shell: choice('shell'),
    appCookie: toggle('appCookie'),
    path: text('path'),
    scenario: parameters.get('scenario') || null,
    transport: choice('transport'),
    device: choice('device'),
    rotated: toggle('rotated'),
    appBar: toggle('appBar'),
    insets: choice('insets'),
    scheme: choice('scheme'),
    theme: choice('theme'),
    appearance: choice('appearance'),
    fontScale: choice('fontScale'),
    greeting: choice('greeting'),
    answer: choice('answer'),
    token: choice('token'),
    capabilities: declared ? capabilities.filter((name) => declared.includes(name)) : initialSetup.capabilities,
    consent: agreed ? consents.filter((name) => agreed.includes(name)) : initialSetup.consent,
    sendsConsent: toggle('sendsConsent'),
    hidden: toggle('hidden'),
    moreHello: text('moreHello'),
    ...(Object.fromEntries(helloTexts.map((name) => [name, text(name)])) as Record<HelloText, string>),
  };
}

function textOf(value: Setup[keyof Setup]): string {
  return Array.isArray(value) ? value.join('.') : String(value ?? '');
}
