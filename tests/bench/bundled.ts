import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { tasksOf } from './observe';
import { atMost, fact, type Measure, show } from './report';
import { median } from './statistics';
import type { Target, TargetName } from './targets';
import { visit } from './visit';
import { runOfMedian, showTasks, showWaits, type Task, type Wait, waitsBefore } from './waits';

/** What is opened in an app that carries the shop. */
const opened = ['external checkout', 'external start', 'external product'] as const satisfies TargetName[];

const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

export interface BundledLoad {
  target: (typeof opened)[number];
  firstPaint: number;
  usable: number;
  /** What 'usable' waited for. */
  waits: Wait[];
  longTasks: Task[];
}

/**
 * The shell from a folder on this machine, as under an app's own scheme, and services that answer without a network's
 * delay: what is left is the processor's time.
 */
export async function measureBundled(
  browser: Browser,
  { root, origin, targets, runs }: { root: string; origin: string; targets: Record<TargetName, Target>; runs: number },
): Promise<BundledLoad[]> {
  const app = await serveBundled(path.join(root, 'dist/external'), origin);
  const loads: BundledLoad[] = [];
  try {
    for (let run = -1; run < runs; run++) {
      for (const name of opened) {
        const { seen, traffic, close } = await visit(browser, {
          origin: app.origin,
          target: targets[name],
          cpu: 4,
          network: 'own',
        });
        const observed = await seen();
        const transfers = await traffic.transfers();
        await close();
        // The first is a warm-up.
        if (run < 0) continue;
        const usable = observed.usable ?? Number.NaN;
        const longTasks = tasksOf(observed);
        loads.push({
          target: name,
          firstPaint: observed.firstPaint ?? Number.NaN,
          usable,
          waits: waitsBefore(usable, transfers, longTasks),
          longTasks,
        });
      }
    }
  } finally {
    app.close();
  }
  return loads;
}

export function bundledMeasures(loads: BundledLoad[]): Measure[] {
  return opened.flatMap((name) => {
    const runs = loads.filter(({ target }) => target === name);
    const of = (key: 'firstPaint' | 'usable') => runs.map((run) => run[key]);
    const spread = (key: 'firstPaint' | 'usable') =>
      `${show(Math.min(...of(key)), '')}-${show(Math.max(...of(key)), 'ms')}`;
    const typical = runOfMedian(runs);
    return [
      atMost(`${name}: FCP`, median(of('firstPaint')), 300, 'ms'),
      atMost(`${name}: usable`, median(of('usable')), 1000, 'ms'),
      fact(`${name}: of ${runs.length} runs`, `FCP ${spread('firstPaint')}, usable ${spread('usable')}`),
      fact(`${name}: usable waited for`, showWaits(typical.waits)),
      fact(`${name}: tasks beyond 50 ms`, showTasks(typical.longTasks)),
    ];
  });
}

/** The one shell for every path that no file has, with the shop's own policy; all else is the shop's. */
async function serveBundled(folder: string, shop: string): Promise<{ origin: string; close(): void }> {
  const policy = (await fetch(`${shop}/external/`)).headers.get('content-security-policy') ?? '';
  const server = createServer((asked, response) => {
    const [, below] = /^\/external\/([^?]*)/.exec(asked.url ?? '') ?? [];
    if (below === undefined) return passOn(shop, asked, response);
    const file = /\.\w+$/.test(below) ? below : 'index.html';
    readFile(path.join(folder, file)).then(
      (content) => {
        const type = types[path.extname(file).slice(1)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

function passOn(shop: string, asked: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = asked;
  const onwards = request(new URL(asked.url ?? '/', shop), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onwards.on('error', () => response.writeHead(502).end());
  asked.pipe(onwards);
}
