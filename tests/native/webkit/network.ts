import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** A proxy between a web view and all servers. What an app carries itself does not pass it. */
export interface Network {
  /** For the settings of the web view. */
  proxy: string;
  /** The headers with which a request goes on, or null if its connection is lost; by default its own. */
  pass: (url: URL, headers: IncomingHttpHeaders) => IncomingHttpHeaders | null;
  /** How many requests have no complete answer yet. */
  pending: number;
}

export async function withNetwork(action: (network: Network) => Promise<void>): Promise<void> {
  const network: Network = { proxy: '', pass: (_, headers) => headers, pending: 0 };
  const server = createServer((incoming, outgoing) => forward(network, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  network.proxy = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await action(network);
  } finally {
    // What is pending ends with the web view.
    server.close();
  }
}

function forward(network: Network, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const url = new URL(incoming.url ?? '');
  const headers = network.pass(url, incoming.headers);
  if (headers === null) {
    outgoing.destroy();
    return;
  }
  network.pending += 1;
  const forwarded = request(url, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, outgoing, () => {});
  });
  forwarded.on('error', () => outgoing.destroy());
  outgoing.once('close', () => {
    network.pending -= 1;
    forwarded.destroy();
  });
  incoming.pipe(forwarded);
}
