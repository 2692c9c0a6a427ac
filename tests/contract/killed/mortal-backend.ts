import { setTimeout as sleep } from 'node:timers/promises';
import { type BackendProcess, startBackend } from '../../support/backend-process';

/** One life of the process: killed this long after this many calls have started. */
export interface Death {
  calls: number;
  ms: number;
}

interface BackendOptions {
  dist: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  deaths: readonly Death[];
}

export type MortalBackend = Awaited<ReturnType<typeof mortalBackend>>;

const products = 60;

/** A backend that is killed in the middle of its work again and again, and restarted each time with the same data. */
export async function mortalBackend({ dist, dataDir, databaseUrl, deaths }: BackendOptions) {
  const start = (ports: { port?: number; thirdPartyPort?: number } = {}) =>
    startBackend(process.cwd(), { dist, dataDir, products, ...(databaseUrl && { databaseUrl }), ...ports });
  let alive: Promise<BackendProcess> = start();
  const { origin, port, thirdPartyPort } = await alive;
  const left = [...deaths];
  let calls = 0;
  let lost = 0;

  async function die({ ms }: Death): Promise<void> {
    const dying = await alive;
    await sleep(ms);
    alive = dying.kill().then(() => start({ port, thirdPartyPort }));
    calls = 0;
    await alive;
  }

  let dying: Promise<void> | undefined;
  function count(): void {
    calls += 1;
    const [death] = left;
    if (!death || dying || calls < death.calls) return;
    left.shift();
    dying = die(death).finally(() => {
      dying = undefined;
    });
  }

  return {
    origin,
    thirdParty: `http://127.0.0.1:${thirdPartyPort}`,
    /** Deaths still to come. */
    left: () => left.length,
    died: () => deaths.length - left.length,
    /** Calls that never got a response. */
    lost: () => lost,
    /** Calls, and retries as soon as the backend is back, as the shop does. */
    async call(url: string, init: RequestInit): Promise<Response> {
      for (;;) {
        await alive;
        count();
        try {
          const answer = await fetch(url, init);
          return new Response(await answer.text(), { status: answer.status, headers: answer.headers });
        } catch {
          lost += 1;
          await dying;
        }
      }
    },
    async stop() {
      await dying;
      await (await alive).stop();
    },
  };
}
