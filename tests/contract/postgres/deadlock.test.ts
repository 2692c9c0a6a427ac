import { expect, it } from 'vitest';
import { openPostgres } from '../../../fixtures/backend/store/postgres';
import { newDatabase } from '../../../fixtures/backend/testing/test-store';

it('a transaction that the server ends because two wait for each other is run again', async () => {
  const db = await openPostgres(await newDatabase(process.env.POSTGRES_SERVER ?? ''));
  try {
    await db.exec("create table row (id text, changed int); insert into row values ('a', 0), ('b', 0)");
    let started = 0;
    let bothStarted = () => {};
    const both = new Promise<void>((resolve) => {
      bothStarted = resolve;
    });
    const change = (first: string, second: string) =>
      db.transaction(async (tx) => {
        await tx.query('update row set changed = changed + 1 where id = $1', [first]);
        started += 1;
        if (started === 2) bothStarted();
        await both;
        await tx.query('update row set changed = changed + 1 where id = $1', [second]);
      });
    await Promise.all([change('a', 'b'), change('b', 'a')]);
    // More than once if it is faster than the other, which has to be woken first.
    expect(started, 'one of them again').toBeGreaterThanOrEqual(3);
    expect(await db.query('select id, changed from row order by id')).toEqual([
      { id: 'a', changed: 2 },
      { id: 'b', changed: 2 },
    ]);
  } finally {
    await db.close();
  }
});
