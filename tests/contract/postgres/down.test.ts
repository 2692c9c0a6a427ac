import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../fixtures/backend/store/open-store';
import { testBackend } from '../../../fixtures/backend/testing/backend';
import { smallContent } from '../../../fixtures/backend/testing/small-catalogue';
import { findPostgres, startPostgres } from '../../support/postgres.mjs';

it('a database that stops is reported with the time to come back, and the server goes on', async () => {
  const programs = await findPostgres();
  if (programs === null) throw new Error('this test stops a PostgreSQL of its own');
  const server = await startPostgres(programs);
  let isRunning = true;
  onTestFinished(() => (isRunning ? server.stop() : undefined));
  const store = () => openStore({ dataDir: null, databaseUrl: server.url, content: smallContent });
  const lines: string[] = [];
  const backend = await testBackend({ store, log: (line) => void lines.push(line) });
  expect((await backend.call('GET', '/healthz')).status).toBe(200);
  await server.stop();
  isRunning = false;
  const unavailable = { status: 503, body: { errorCode: 'STORE_UNAVAILABLE' } };
  for (const [method, path] of [
    ['GET', '/api/items/items/100001'],
    ['POST', '/api/web/cart2/internal/b2c/cart'],
  ] as const) {
    const answer = await backend.call(method, path);
    expect(answer).toMatchObject(unavailable);
    expect(answer.header('retry-after')).toBe('5');
  }
  const health = await backend.call('GET', '/healthz');
  expect(health).toMatchObject({ status: 503, body: { status: 'database unavailable' } });
  expect(health.header('retry-after')).toBe('5');
  expect(lines.join()).not.toContain('postgresql://');
  await expect(store()).rejects.toMatchObject({ name: 'StartError' });
  await backend.db.close();
}, 60_000);
