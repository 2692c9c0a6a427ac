import { faultCodes } from '../../bridge/protocol/fault-codes';
import type { ScreenRoute } from '../../src/app/route';
import { pageRoutes, screenRoutes } from '../../src/app/routes';
import { parseDeployed } from '../../src/app/server/headers/deployed-config';
import { siteRules } from '../../src/app/server/headers/site-rules';
import defaultConfig from '../../src/platform/config/default.json';
import { type EventName, itemKeys, parameterNames } from '../../src/telemetry/events';
import { faultAdvice, tokenCodes } from './codes';
import { linkOf } from './deep-links';
import { eventNotes, parameterNotes } from './events';
import { refusals } from './refusals';

/** Where the page is. */
export const guideFile = 'bridge/reference.md';

/** The part of the app developers' guide that follows from the shop's own tables. */
export function guidePage(): string {
  return `# Reference: links, events, codes

Generated from the shop's code by \`node build.mjs --run build/app-guide/main.ts\`: do not edit. The guide is [README.md](README.md).

## Links into the shop

Every path that an app may open: with \`NAVIGATE\`, or as a start address with \`/external\` before it. \`:id\` is one segment; a path that ends with \`*\` stands for those that the content source has below it. What no row has is refused (\`FAULT REFUSED\`), and the shown page stays.

${linkTable()}

- **a customer**: who is not signed in is asked to; with \`token\` that is your sign-in (\`SIGN_IN\`).
- **an order**: its signed-in customer sees it, others after a look-up with number and contact.
- **a cart**: without one the page says that it is empty.
- **this web view**: no link for a push message; the page shows what has happened here, or a link of a mail leads to it.

A push message names no medicine, and no page below \`/recept/\` but \`/recept/\` itself is its target: the address could be read on a locked screen, and in your logs.

## What an iframe allows

A page that embeds the shop passes on what the shop may use: \`<iframe allow="${iframeFeatures().join('; ')}">\`.

${table(
  ['Feature', 'What for'],
  iframeFeatures().map((name) => [`\`${name}\``, featureNotes[name] ?? missing(`a note on ${name}`)]),
)}

## Analytics events

What \`ANALYTICS_EVENT\` may carry, by allow-list: nothing else leaves the shop. \`consent\` to \`statistics\` is needed for each.

${eventTable()}

Each of \`items\` has ${itemKeys.map((key) => `\`${key}\``).join(', ')}; which of them depends on the event. Prices are kronor.

${parameterTable()}

## Codes of TOKEN_ERROR

${adviceTable(tokenCodes)}

\`retryable\` is true for each of them: a \`TOKEN\` helps. Treat a code that you do not know by it alone.

## Codes of FAULT

${adviceTable(Object.fromEntries(faultCodes.map((code) => [code, faultAdvice[code]])))}

### Refused values

What \`FAULT REFUSED\` is about: its \`about\` and \`field\`, and where one field has several reasons its \`reason\`.

${refusalTable()}

A shop older than this sends no \`reason\`, and a newer one may have others: treat one that you do not know as none. \`expiresAt\` with \`accessToken: null\` is not judged: a sign-out counts whatever its time is.

A fault is for your log and for those who develop the app. Nothing of it is for the customer.
`;
}

/** What the shop's own header lets its documents use, and what browsers pass on to nobody unasked. */
function iframeFeatures(): string[] {
  const inline = { scripts: [], styles: [] };
  const headers = siteRules({
    config: parseDeployed(defaultConfig),
    inline,
    publicOrigin: 'https://shop.example',
  });
  const policy = headers['/*']['Permissions-Policy'] ?? missing('the header');
  return [...policy.matchAll(/([a-z-]+)=\((?!\))/g)].map(([, name = '']) => name).concat('clipboard-write');
}

const featureNotes: Readonly<Record<string, string>> = {
  geolocation: '_Använd min position_ of the pharmacies; without it the shop says that it may not ask',
  payment: 'wallets in the frame of a payment provider; without it they are not offered',
  'clipboard-write': '_Kopiera_ beside the order’s number; without it nothing is copied',
};

function missing(what: string): never {
  throw new Error(`build/app-guide lacks ${what}`);
}

const needs: Record<NonNullable<ScreenRoute['needs']>, string> = {
  customer: 'a customer',
  order: 'an order',
  cart: 'a cart',
  link: 'this web view',
};

function linkTable(): string {
  const rows = [...pageRoutes, ...screenRoutes]
    .map(linkOf)
    .map((link) => [
      `\`${link.path}\``,
      link.shows,
      link.needs ? needs[link.needs] : '',
      link.query ?? '',
      link.capability ? link.capability.replace(/^\w+/, '`$&`') : '',
      link.push ?? '',
    ]);
  return table(['Path', 'Shows', 'Needs', 'Query', 'Capability', 'A push message opens it when'], rows);
}

function eventTable(): string {
  const rows = Object.entries(parameterNames).map(([name, parameters]) => [
    `\`${name}\``,
    eventNotes[name as EventName],
    parameters.map((parameter) => `\`${parameter}\``).join(', '),
  ]);
  return table(['Event', 'When', 'Parameters'], rows);
}

function parameterTable(): string {
  return table(
    ['Parameter', 'What it is'],
    Object.entries(parameterNotes).map(([name, note]) => [`\`${name}\``, note]),
  );
}

function adviceTable(codes: Readonly<Record<string, { means: string; todo: string }>>): string {
  return table(
    ['Code', 'Meaning', 'What your app does'],
    Object.entries(codes).map(([code, { means, todo }]) => [`\`${code}\``, means, todo]),
  );
}

function refusalTable(): string {
  const rows = Object.entries(refusals).flatMap(([about, each]) =>
    each.map(({ field, reason, means, todo }) => [
      `\`${about}\` ${field.replaceAll(/\b(?!or\b)\w+/g, '`$&`')}`,
      reason ? `\`${reason}\`` : '',
      means,
      todo,
    ]),
  );
  return table(['Message and field', 'Reason', 'Meaning', 'What your app does'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
