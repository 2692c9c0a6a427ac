import path from 'node:path';
import { searchTable } from '../contract/search-table';
import { startBackend } from '../support/backend-process';
import { findPostgres, startPostgres } from '../support/postgres.mjs';
import { atMost, fact, type Measure, show } from './report';
import { percentile } from './statistics';

interface Found {
  engine: 'embedded' | 'PostgreSQL';
  products: number;
  /** Seconds until an empty database responds. */
  fillSeconds: number;
  /** ms, with a single caller */
  p50: number;
  p95: number;
}

const sizes = [5000, 20_000, 100_000];
const rounds = 4;

/** One customer who searches with facets for the queries of the table, in catalogues of three sizes on both engines. */
export async function measureSearch(root: string): Promise<Found[]> {
  const programs = await findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const found: Found[] = [];
  for (const products of sizes) {
    found.push({ engine: 'embedded', products, ...(await timeSearch(root, products)) });
    const server = await startPostgres(programs);
    try {
      found.push({ engine: 'PostgreSQL', products, ...(await timeSearch(root, products, server.url)) });
    } finally {
      await server.stop();
    }
  }
  return found;
}

async function timeSearch(root: string, products: number, databaseUrl?: string) {
  const started = performance.now();
  const backend = await startBackend(root, {
    dist: path.join(root, 'dist'),
    dataDir: path.join(root, '.cache/bench', `store-${products}`),
    products,
    ...(databaseUrl && { databaseUrl }),
  });
  const fillSeconds = (performance.now() - started) / 1000;
  try {
    const times = await search(backend.origin);
    return { fillSeconds, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  } finally {
    await backend.stop();
  }
}

async function search(origin: string): Promise<number[]> {
  const common = { market: 'SE', locale: 'sv-SE', touchpoint: 'mobile', customerKey: 'bench', sessionKey: 'bench' };
  const times: number[] = [];
  // The first round warms up the database's caches, as other customers do.
  for (let round = 0; round <= rounds; round++) {
    for (const { query: q } of searchTable) {
      const params = new URLSearchParams({ ...common, q, sort: 'RELEVANCE', limit: '48', skip: '0' });
      const requested = performance.now();
      const answer = await fetch(`${origin}/api/storefront/v3/queries/search-page?${params}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`"${q}" was answered with ${answer.status}`);
      if (round > 0) times.push(performance.now() - requested);
    }
  }
  return times;
}

export function searchMeasures(found: Found[]): Measure[] {
  const limits: Record<string, number> = { 'embedded 5000': 30, 'PostgreSQL 100000': 150 };
  return found.flatMap(({ engine, products, fillSeconds, p50, p95 }) => {
    const what = `${engine}, ${products} goods: p95`;
    const limit = limits[`${engine} ${products}`];
    const smallest = found.find((other) => other.engine === engine)?.p95 ?? Number.NaN;
    const growth = `p50 ${show(p50, 'ms', 1)}; ${show(p95 / smallest, '×')} of the p95 at ${sizes[0]}; filled in ${show(fillSeconds, 's')}`;
    return [limit ? atMost(what, p95, limit, 'ms', 1) : fact(what, show(p95, 'ms', 1)), fact('  ', growth)];
  });
}
