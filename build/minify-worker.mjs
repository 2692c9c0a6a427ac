import { workerData } from 'node:worker_threads';
import { minify } from 'terser';
import { answerTasks } from './threads.mjs';

// terser writes into its settings.
answerTasks(async (/** @type {string} */ text) => (await minify(text, structuredClone(workerData))).code);
