import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { problemOfPage } from './problems.mjs';

/** @typedef {import('./problems.mjs').Problem} Problem */

/** The element that every document of `npm run dev` begins with. */
export const clientScript = '<script src="/dev/client.js"></script>';

const scripts = new Set(['/dev/client.js', '/dev/overlay.js']);

/** The pages that are open during `npm run dev`: they reload themselves and show errors. */
export function createOpenPages() {
  /** @type {Set<(event: string, data: string) => void>} */
  const listeners = new Set();
  /** @type {Problem[]} */
  let problems = [];

  return {
    reload() {
      problems = [];
      for (const send of listeners) send('message', 'reload');
    },
    /** @param {Problem[]} found what is wrong with the sources until the next `reload` */
    show(found) {
      problems = found;
      for (const send of listeners) send('problems', JSON.stringify(found));
    },
    /**
     * @param {Request} request
     * @param {Map<string, string | Uint8Array>} files of the bundle
     * @returns {Promise<Response | null>} null if the request is not one of these pages' own
     */
    async respond(request, files) {
      const { pathname } = new URL(request.url);
      if (pathname === '/dev/reload') return eventStream(request);
      if (pathname === '/dev/problems') return Response.json(problemOfPage(await request.json(), files));
      if (!scripts.has(pathname)) return null;
      const text = await readFile(path.join(import.meta.dirname, path.basename(pathname)));
      return new Response(text, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' } });
    },
  };

  /** @param {Request} request */
  function eventStream(request) {
    const stream = new ReadableStream({
      start(controller) {
        const encoder = new TextEncoder();
        /** @type {(event: string, data: string) => void} */
        const send = (event, data) => controller.enqueue(encoder.encode(`event: ${event}\ndata: ${data}\n\n`));
        if (problems.length > 0) send('problems', JSON.stringify(problems));
        listeners.add(send);
        request.signal.addEventListener('abort', () => listeners.delete(send));
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
  }
}
