import os from 'node:os';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import { bundleForNode, nodeOptions } from './node-bundle.mjs';

/** Starts one thread per core (four at most) for `use`: they run the default export of a module of this folder. */
export async function withThreads<Result>(
  module: string,
  workerData: unknown,
  use: (threads: Tinypool) => Promise<Result>,
): Promise<Result> {
  await bundleForNode(nodeOptions(path.resolve(), { [`build/${module}`]: `build/${module}.ts` }));
  const threads = Math.min(4, os.availableParallelism());
  const pool = new Tinypool({
    filename: path.resolve(`.cache/build/${module}.mjs`),
    minThreads: threads,
    maxThreads: threads,
    // One task reads its pages while the other renders.
    concurrentTasksPerWorker: 2,
    workerData,
    // What a page leaves behind is young garbage: collected less often, it takes 5 % less time, for 0.3 GB.
    resourceLimits: { maxYoungGenerationSizeMb: 384 },
  });
  try {
    return await use(pool);
  } finally {
    await pool.destroy();
  }
}
