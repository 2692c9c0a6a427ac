import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../src/app/development/problem';
import { problemOfPage } from '../src/app/development/problems';
import type { Files } from './bundler';
import { bundleScript } from './client';
import { stampOf } from './files';

/** The element that every document of `npm run dev` begins with. */
export const clientScript = '<script src="/dev/client.js"></script>';

/** The pages that are open during `npm run dev`: they reload themselves and show errors. */
export function createOpenPages(root: string) {
  const listeners = new Set<(event: string, data: string) => void>();
  let problems: Problem[] = [];
  let client = { stamp: '', script: Promise.resolve('') };

  return {
    reload(): void {
      problems = [];
      for (const send of listeners) send('message', 'reload');
    },
    /** Shows what is wrong with the sources, until the next `reload`. An editor may write a file in several goes. */
    show(found: Problem[]): void {
      if (isDeepStrictEqual(found, problems)) return;
      problems = found;
      for (const send of listeners) send('problems', JSON.stringify(found));
    },
    /** Null if the request is not one of these pages' own. `maps` are those of the bundle, where an error is reported. */
    async respond(request: Request, maps: Files): Promise<Response | null> {
      const { pathname } = new URL(request.url);
      if (pathname === '/dev/reload') return uncached(eventStream(request.signal), 'text/event-stream');
      if (pathname === '/dev/problems') return Response.json(problemOfPage(await request.json(), maps));
      if (pathname !== '/dev/client.js') return null;
      return uncached(await bundledClient(), 'text/javascript');
    },
  };

  /** Bundled once: every page waits for it, and after each change all open pages ask for it. */
  async function bundledClient(): Promise<string> {
    const stamp = await stampOf(root, ['src/app/development']);
    if (stamp !== client.stamp) client = { stamp, script: bundleScript(root, 'src/app/development/client.ts') };
    return client.script;
  }

  function eventStream(signal: AbortSignal): ReadableStream {
    return new ReadableStream({
      start(controller) {
        const encoder = new TextEncoder();
        const send = (event: string, data: string) =>
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${data}\n\n`));
        if (problems.length > 0) send('problems', JSON.stringify(problems));
        listeners.add(send);
        signal.addEventListener('abort', () => listeners.delete(send));
      },
    });
  }
}

function uncached(body: BodyInit, type: string): Response {
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
}
