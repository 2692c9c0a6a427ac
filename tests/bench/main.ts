/** `npm run bench -- [parts] [--runs n]`: the weight and speed of the shop, and its targets. */
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBench } from './bench';
import { type Part, partNames, parts } from './parts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' } },
});
const isPart = (name: string): name is Part => name in parts;
const unknown = positionals.find((name) => !isPart(name));
if (unknown !== undefined) throw new Error(`There is no part ${unknown}; there are ${partNames.join(', ')}`);

const requestedRuns = values.runs === undefined ? undefined : Number(values.runs);
if (requestedRuns !== undefined && !(Number.isInteger(requestedRuns) && requestedRuns > 0))
  throw new Error('--runs takes a number from 1 on');

const root = process.cwd();
const bench = await openBench(root, { compared: requestedRuns ?? 7, others: requestedRuns ?? 5 });
const busy = os.loadavg()[0] ?? 0;
console.log(
  `Node ${process.version}, ${os.availableParallelism()} cores, load ${busy.toFixed(1)}; served over HTTP/1.1, brotli`,
);
const details: Record<string, unknown> = {};
try {
  for (const name of partNames) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    details[name] = await parts[name](bench);
  }
} finally {
  await bench.close();
}
await bench.report.finish(path.join(root, 'test-results/bench.json'), details);
