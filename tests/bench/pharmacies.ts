import type { Db } from '../../fixtures/backend/store/db';
import { openStore } from '../../fixtures/backend/store/open-store';
import { testBackend } from '../../fixtures/backend/testing/backend';
import { smallContent } from '../../fixtures/backend/testing/small-catalogue';
import { generatePharmacies } from '../../fixtures/data/pharmacies/pharmacies';
import { createRandom } from '../../fixtures/data/random';
import { type Pharmacy, pharmacyId } from '../../src/domain/pharmacy';
import { findPostgres, startPostgres } from '../support/postgres.mjs';
import { atMost, fact, type Measure, show } from './report';
import { percentile } from './statistics';

interface Found {
  engine: 'embedded' | 'PostgreSQL';
  pharmacies: number;
  /** ms of each kind of search, with a single caller */
  p95: Record<string, number>;
  /** ms of the look-up of one pharmacy: the service's fixed cost */
  floor: number;
}

const sizes = [500, 5000, 50_000];
const limits: Record<number, number> = { 500: 100, 50000: 300 };
const rounds = 20;

const searches = {
  'near a position': 'originLatitude=59.33&originLongitude=18.07&productsIds=100002',
  'near a place': 'location=Lund, Skåne län&productsIds=100002',
  'everywhere, by name': 'page=3',
  'in stock only, filtered':
    'originLatitude=59.33&originLongitude=18.07&option=inStockOnly&productsIds=100002,100005&languages=engelska,finska&locationServices=parkering',
  'in stock only, everywhere': 'option=inStockOnly&productsIds=100002',
  'words of a street': 'location=storgatan 3',
} as const;
const one = 'pharmacy=4001';

/** The finder's searches among more and more pharmacies, on both engines; answers are made in this process. */
export async function measurePharmacies(): Promise<Found[]> {
  const programs = await findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const found: Found[] = [];
  for (const size of sizes) {
    found.push({ engine: 'embedded', pharmacies: size, ...(await timed(size)) });
    const server = await startPostgres(programs);
    try {
      found.push({ engine: 'PostgreSQL', pharmacies: size, ...(await timed(size, server.url)) });
    } finally {
      await server.stop();
    }
  }
  return found;
}

async function timed(size: number, databaseUrl?: string): Promise<Pick<Found, 'p95' | 'floor'>> {
  const pharmacies = manyPharmacies(size);
  const content = { key: `bench ${size}`, make: () => ({ ...smallContent.make(), pharmacies }) };
  const store = () => openStore({ dataDir: null, content, ...(databaseUrl && { databaseUrl }) });
  const { call, db }: { call: Call; db: Db } = await testBackend({ store });
  try {
    const p95: Record<string, number> = {};
    for (const [name, query] of Object.entries(searches)) p95[name] = percentile(await times(call, query), 0.95);
    return { p95, floor: percentile(await times(call, one), 0.95) };
  } finally {
    await db.close();
  }
}

type Call = Awaited<ReturnType<typeof testBackend>>['call'];

async function times(call: Call, query: string): Promise<number[]> {
  const found: number[] = [];
  // The first rounds warm up caches and code.
  for (let round = -3; round < rounds; round++) {
    const started = performance.now();
    const { status } = await call('GET', `/api/pharmacy/public/pharmacy/search?${query}`);
    if (status !== 200) throw new Error(`"${query}" was answered with ${status}`);
    if (round >= 0) found.push(performance.now() - started);
  }
  return found;
}

/** The shop's pharmacies, and copies of them in their surroundings. */
function manyPharmacies(count: number): Pharmacy[] {
  const originals = generatePharmacies({ seed: 1, today: '2026-03-02' });
  const random = createRandom(1);
  const aside = (degrees: number) => degrees + (random.next() - 0.5) / 2;
  const copies = Array.from({ length: Math.ceil(count / originals.length) }, (_, copy) =>
    originals.map((pharmacy): Pharmacy => {
      if (copy === 0) return pharmacy;
      const { latitude, longitude } = pharmacy.position;
      return {
        ...pharmacy,
        id: pharmacyId(`${pharmacy.id}-${copy}`),
        name: `${pharmacy.name} ${copy}`,
        path: pharmacy.path.replace(/\/$/, `-${copy}/`),
        position: { latitude: aside(latitude), longitude: aside(longitude) },
      };
    }),
  );
  return copies.flat().slice(0, count);
}

export function pharmacyMeasures(found: Found[]): Measure[] {
  return found.flatMap(({ engine, pharmacies, p95, floor }) => {
    const least = found.find((other) => other.engine === engine);
    const measures = Object.entries(p95).map(([name, time]) => {
      const what = `${engine}, ${pharmacies}, ${name}: p95`;
      const limit = limits[pharmacies];
      return limit ? atMost(what, time, limit, 'ms', 1) : fact(what, show(time, 'ms', 1));
    });
    const growth = Object.entries(p95).map(
      ([name, time]) => `${name} ${show(time / (least?.p95[name] ?? Number.NaN), '×')}`,
    );
    const slowest = Math.max(...Object.values(p95));
    return [
      ...measures,
      fact('  one pharmacy: p95', `${show(floor, 'ms', 1)}; the slowest search takes ${show(slowest / floor, '×')}`),
      fact(`  of those with ${sizes[0]}`, growth.join(', ')),
    ];
  });
}
