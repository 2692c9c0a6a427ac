import os from 'node:os';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import { bundleForNode, nodeOptions } from './node-bundle.mjs';

/**
 * Runs tasks on one thread per core (four at most), each by the default export of a module of this folder, and gives
 * their answers.
 * @throws as soon as one task fails
 */
export async function runOnThreads<Task, Answer>(
  module: string,
  tasks: readonly Task[],
  workerData: unknown,
): Promise<Answer[]> {
  if (tasks.length === 0) return [];
  await bundleForNode(nodeOptions(path.resolve(), { [`build/${module}`]: `build/${module}.ts` }));
  const threads = Math.min(4, os.availableParallelism(), tasks.length);
  const pool = new Tinypool({
    filename: path.resolve(`.cache/build/${module}.mjs`),
    minThreads: threads,
    maxThreads: threads,
    // One task reads its pages while the other renders.
    concurrentTasksPerWorker: 2,
    workerData,
    // What a page leaves behind is young garbage: collected less often, it takes 3 % less time.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
  try {
    return await Promise.all(tasks.map((task) => pool.run(task)));
  } finally {
    await pool.destroy();
  }
}
