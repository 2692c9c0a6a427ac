/**
 * `npm run contract -- <config.json, its address or its file> [--origin <of relative addresses>]`: whether the services
 * of a configuration respond as the shop expects. It reads data, creates one cart, which it empties again, and starts
 * one sign-in, which it cancels.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { accessTokenSchema } from '../../src/api/authy/schema';
import { cartId } from '../../src/domain/ids';
import { configIssues } from '../../src/platform/config/config-issues';
import { type Config, configSchema } from '../../src/platform/config/schema';
import { checkAnswers } from './answers/check-answers';
import type { CheckResult } from './answers/checker';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { origin: { type: 'string' } } });
const source = positionals[0] ?? 'http://localhost:4180/config.json';
const isAddress = /^https?:/.test(source);
const origin = values.origin ?? (isAddress ? new URL(source).origin : undefined);

try {
  const config = readConfig(isAddress ? await fetchText(source) : await readFile(source, 'utf8'));
  process.exitCode = config && (await check(config)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function check(config: Config): Promise<boolean> {
  const context = { config, origin: originOf(config), bearer: await bearerOf(config), paid: paid(), fetch };
  const results = await checkAnswers(context);
  console.log(table(results));
  const fits = results.filter(({ verdict }) => verdict === 'fits').length;
  const bad = results.filter(({ verdict }) => verdict === 'MISMATCH' || verdict === 'NO ANSWER').length;
  console.log(`\n${fits} fit, ${bad} do not, ${results.length - fits - bad} left out`);
  return bad === 0;
}

function readConfig(text: string): Config | null {
  const document: unknown = JSON.parse(text);
  for (const issue of configIssues(document)) console.error(`${source}: ${issue}`);
  const { output, success } = v.safeParse(configSchema, document);
  return success ? output : null;
}

function originOf({ services }: Config): string {
  const relative = Object.values(services).find((address) => !/^https?:/.test(address));
  if (origin === undefined && relative !== undefined) throw new Error(`${relative} is relative: say --origin`);
  return origin ?? 'http://localhost';
}

/** A customer's bearer; a test environment has people who can be signed in. */
async function bearerOf({ services, testsAllowed }: Config): Promise<string | null> {
  if (process.env.CONTRACT_TOKEN) return process.env.CONTRACT_TOKEN;
  if (!testsAllowed) return null;
  const address = new URL(`${services.web}/authy/getFakeLogin?person=member`, origin);
  const answer = await fetch(address, { headers: { 'x-luckan-test': '1' } }).catch(() => null);
  return answer?.ok ? v.parse(accessTokenSchema, await answer.json()).token : null;
}

function paid() {
  const [cart, customerToken] = process.env.CONTRACT_ORDER?.split(':') ?? [];
  return cart && customerToken ? { cartId: cartId(cart), customerToken } : null;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Error(answer ? `${address} answered ${answer.status}` : `${address} cannot be reached`);
  return answer.text();
}

function table(results: CheckResult[]): string {
  const widths = (['service', 'request', 'verdict'] as const).map((key) =>
    Math.max(...results.map((row) => row[key].length)),
  );
  return results
    .map(({ service, request, verdict, note }) =>
      [service, request, verdict]
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .concat(note)
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
