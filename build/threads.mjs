import os from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** Tasks per thread: one in progress and the next one, so that the thread never waits. */
const held = 2;

/**
 * Runs tasks on one thread per core (four at most).
 * @param {URL} script calls `answerTasks`
 * @param {{ workerData?: unknown, tasks: readonly unknown[] }} work
 * @template A
 * @returns {Promise<A[]>} the answers, in the order of the tasks
 * @throws {Error} as soon as one task fails
 */
export async function runOnThreads(script, { workerData, tasks }) {
  /** @type {A[]} */
  const answers = new Array(tasks.length);
  const waiting = tasks.map((task, index) => ({ task, index }));
  const threads = Array.from(
    { length: Math.min(4, os.availableParallelism(), tasks.length) },
    () => new Worker(script, { workerData }),
  );
  try {
    await Promise.all(threads.map((thread) => feed(thread, waiting, answers)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return answers;
}

/**
 * Runs until no task is waiting and everything that this thread was given is answered.
 * @template A
 * @param {Worker} thread
 * @param {{ task: unknown, index: number }[]} waiting
 * @param {A[]} answers
 * @returns {Promise<void>}
 */
function feed(thread, waiting, answers) {
  return new Promise((resolve, reject) => {
    let open = 0;
    const give = () => {
      const next = waiting.shift();
      if (!next) {
        if (open === 0) resolve();
        return;
      }
      open += 1;
      thread.postMessage(next);
    };
    thread.on('message', ({ index, answer, failure }) => {
      if (failure !== undefined) return reject(new Error(failure));
      answers[index] = answer;
      open -= 1;
      give();
    });
    thread.on('error', reject);
    for (let i = 0; i < held; i++) give();
  });
}

/**
 * The thread's side: runs one task after another.
 * @template T
 * @param {(task: T) => unknown} work
 */
export function answerTasks(work) {
  const port = parentPort;
  if (!port) throw new Error('tasks are answered on a thread');
  let last = Promise.resolve();
  port.on('message', ({ index, task }) => {
    last = last.then(async () => {
      try {
        port.postMessage({ index, answer: await work(task) });
      } catch (error) {
        port.postMessage({ index, failure: error instanceof Error ? (error.stack ?? error.message) : `${error}` });
      }
    });
  });
}
