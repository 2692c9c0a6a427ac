import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { listShellFiles, type ShellFiles } from '../../../build/shell-files';
import { inlineHashes } from '../../../src/app/server/inline-hashes';

export interface PublishedBundle {
  address: string;
  version: string;
  /** What happens to its files on their way. */
  fault: 'corrupt' | 'half' | null;
  /** Paths of the files that were requested, the list aside. */
  asked: string[];
  close(): Promise<void>;
}

const folder = 'dist/external';

/**
 * A bundle that is newer than the built one, at an address of its own; one that is `broken` lacks the scripts that load it.
 * @param stray a file that it lists besides, under this path
 */
export async function publishBundle(name: string, stray?: string): Promise<PublishedBundle> {
  const built: ShellFiles = JSON.parse(await readFile(path.join(folder, 'files.json'), 'utf8'));
  const contents = new Map<string, Buffer>();
  for (const { path: file } of built.files) contents.set(file, await readFile(path.join(folder, file)));
  const document = `${contents.get('index.html')}`;
  const head = document.replace('<head>', `<head><meta name="bundle" content="${name}">`);
  const changed = name === 'broken' ? head.replace(/<script data-files[\s\S]*?<\/script>/g, '') : head;
  contents.set('index.html', Buffer.from(changed));
  if (stray) contents.set(stray, Buffer.from('stray'));
  const list = listShellFiles(contents, inlineHashes(changed));

  const bundle = { version: list.version, fault: null as PublishedBundle['fault'], asked: [] as string[] };
  const server = createServer(({ url = '/' }, response) => {
    const file = url.slice(1);
    if (file !== 'files.json') bundle.asked.push(file);
    const content = file === 'files.json' ? Buffer.from(JSON.stringify(list)) : contents.get(file);
    if (content) send(response, content, file === 'files.json' ? null : bundle.fault);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(bundle, {
    address: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function send(response: ServerResponse, content: Buffer, fault: PublishedBundle['fault']): void {
  response.writeHead(200, { 'content-length': content.length });
  if (fault === 'half') {
    response.write(content.subarray(0, content.length / 2), () => response.destroy());
    return;
  }
  const sent = Buffer.from(content);
  if (fault === 'corrupt') sent.writeUInt8(sent.readUInt8(0) ^ 1, 0);
  response.end(sent);
}
