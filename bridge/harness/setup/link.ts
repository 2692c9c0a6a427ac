import { type Capability, capabilities, choices, initialSetup, type Setup } from './setup';

/** The set-up as the part of an address after `#`: only what differs from the usual. */
export function linkOf(setup: Setup): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(setup) as [keyof Setup, Setup[keyof Setup]][]) {
    const text = textOf(value);
    if (text !== textOf(initialSetup[name])) parameters.set(name, text);
  }
  return parameters.toString();
}

/** The set-up that an address describes; what it does not know or cannot read is as usual. */
export function setupOf(link: string): Setup {
  const parameters = new URLSearchParams(link.replace(/^#/, ''));
  const setup: Record<string, unknown> = { ...initialSetup };
  for (const [name, allowed] of Object.entries(choices)) {
    const value = parameters.get(name);
    if (value !== null && (allowed as readonly string[]).includes(value)) setup[name] = value;
  }
  for (const name of ['appCookie', 'rotated']) {
    const value = parameters.get(name);
    if (value === 'true' || value === 'false') setup[name] = value === 'true';
  }
  setup.path = parameters.get('path') ?? initialSetup.path;
  setup.scenario = parameters.get('scenario') || null;
  const declared = parameters.get('capabilities');
  if (declared !== null)
    setup.capabilities = capabilities.filter((name: Capability) => declared.split('.').includes(name));
  return setup as unknown as Setup;
}

function textOf(value: Setup[keyof Setup]): string {
  return Array.isArray(value) ? value.join('.') : String(value ?? '');
}
