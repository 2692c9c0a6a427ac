import { randomUUID } from 'node:crypto';
import { fact, type Measure, show } from './report';
import { percentile } from './statistics';
import { fillCart, type Target } from './targets';

interface Call {
  url: string;
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

interface Load {
  name: string;
  /** Calls of one visitor, in sequence. */
  next(visitor: number, turn: number): Call;
}

export interface Answers {
  name: string;
  /** With all callers in parallel. */
  perSecond: number;
  /** ms, with a single caller */
  p50: number;
  p95: number;
  failed: number;
}

const visitors = 8;
const seconds = 4;

/** First one visitor, then eight in parallel, who each call again once they have a response. */
export async function measureBackend(
  origin: string,
  { category, product }: { category: Target; product: Target },
): Promise<Answers[]> {
  const itemId = /-(\d+)\/$/.exec(product.path)?.[1] ?? '';
  const carts = await Promise.all(Array.from({ length: visitors }, () => fillCart(origin, itemId)));
  const query = (name: string, params: Record<string, string>): Call => {
    const common = { market: 'SE', locale: 'sv-SE', touchpoint: 'mobile', customerKey: 'bench', sessionKey: 'bench' };
    return {
      url: `${origin}/api/storefront/v3/queries/${name}?${new URLSearchParams({ ...common, ...params })}`,
      ...(name === 'landing-page' && { method: 'POST', body: { primaryList: { include: true } } }),
    };
  };
  const page = { sort: 'RELEVANCE', skip: '0', limit: '24' };
  const spelt = ['kräm', 'alvedon', 'solskydd', 'vitamin', 'tandkräm', 'plåster'];
  const misspelt = ['krämm', 'alvdon', 'solskyd', 'vitmin', 'tandkrm', 'plåstr'];
  const oneOf = (terms: string[], turn: number) => terms[turn % terms.length] ?? '';
  const loads: Load[] = [
    { name: 'search', next: (_, turn) => query('search-page', { ...page, q: oneOf(spelt, turn) }) },
    { name: 'search, misspelt', next: (_, turn) => query('search-page', { ...page, q: oneOf(misspelt, turn) }) },
    { name: 'suggestions', next: (_, turn) => query('autocomplete', { q: oneOf(spelt, turn).slice(0, 3) }) },
    { name: 'listing', next: () => query('landing-page', { ...page, pageReference: category.path }) },
    { name: 'item look-up', next: () => ({ url: `${origin}/api/items/items?ids=${itemId}` }) },
    { name: 'cart read', next: (visitor) => ({ url: `${origin}/api/web/cart2/internal/b2c/cart/${carts[visitor]}` }) },
    {
      name: 'cart write',
      next: (visitor, turn) => ({
        url: `${origin}/api/web/cart2/internal/b2c/cart/${carts[visitor]}/tg/${itemId}`,
        method: 'PATCH',
        body: { quantity: 1 + (turn % 2) },
        headers: { 'idempotency-key': randomUUID() },
      }),
    },
    { name: 'page', next: () => ({ url: origin + product.path, headers: { 'accept-encoding': 'br' } }) },
    { name: 'page data', next: () => ({ url: `${origin}/page-data${product.path}index.json` }) },
  ];
  const answers = [];
  for (const load of loads) answers.push(await measure(load));
  return answers;
}

async function measure(load: Load): Promise<Answers> {
  await callFor(load, 1, 0.5);
  const alone = await callFor(load, 1, seconds);
  const together = await callFor(load, visitors, seconds);
  return {
    name: load.name,
    perSecond: together.times.length / seconds,
    p50: percentile(alone.times, 0.5),
    p95: percentile(alone.times, 0.95),
    failed: alone.failed + together.failed,
  };
}

async function callFor({ next }: Load, callers: number, duration: number) {
  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + duration * 1000;
  async function visit(visitor: number): Promise<void> {
    for (let turn = 0; performance.now() < until; turn++) {
      const { url, method = 'GET', body, headers } = next(visitor, turn);
      const started = performance.now();
      const answer = await fetch(url, {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, visitor) => visit(visitor)));
  return { times, failed };
}

export function backendMeasures(answers: Answers[]): Measure[] {
  return answers.map(({ name, perSecond, p50, p95, failed }) => {
    const value = `${show(perSecond, '/s')}; alone p50 ${show(p50, 'ms', 1)}, p95 ${show(p95, 'ms', 1)}`;
    return failed === 0 ? fact(name, value) : { what: name, value: `${failed} refused`, target: '0', reached: false };
  });
}
