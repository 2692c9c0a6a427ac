import { createAppEmbedder } from '../app-embedder';

/** What an app answers READY with, at least. */
export const hello = { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities: [] };

interface Posted {
  type: string;
  id: string;
  session: string;
  payload: unknown;
}

/** The shop in the web view of an app that only records. */
export function fakeApp() {
  const posted: Posted[] = [];
  let seq = 0;
  Object.assign(window, { luckanHost: { postMessage: (text: string) => posted.push(JSON.parse(text)) } });
  document.documentElement.className = 'theme-green';
  const shop = createAppEmbedder({ window, hostOrigins: [], appSchemes: ['app:'], route: () => '/' });

  /** Simulates a message from the app to the page. An answer has the id of its request. */
  function send(type: string, payload: object, id = `app.${seq}`): void {
    const enter = Reflect.get(window, '__luckanReceive') as (message: object) => void;
    const session = posted.findLast((message) => message.type === 'READY')?.session;
    enter({ luckan: 1, type, id, session, seq: seq++, payload });
  }
  return { posted, shop, send };
}
