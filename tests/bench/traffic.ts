import type { CDPSession } from '@playwright/test';

export interface Transfer {
  url: string;
  kind: 'document' | 'script' | 'style' | 'picture' | 'font' | 'other';
  /** ms since the document was asked for */
  started: number;
  /** Infinity while it is under way. */
  ended: number;
  /** Bytes of the body as it travelled. */
  body: number;
  /** Bytes with headers. */
  wire: number;
}

const kinds: Record<string, Transfer['kind']> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'picture',
  Font: 'font',
};

/** Everything that a page fetches over the network, from its document on. */
export async function recordTraffic(client: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const open = new Map<string, Transfer>();
  let zero: number | undefined;
  const since = (timestamp: number) => {
    zero ??= timestamp;
    return (timestamp - zero) * 1000;
  };

  client.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const started = since(timestamp);
    const kind = kindOf(type, request.url);
    open.set(requestId, { url: request.url, kind, started, ended: Number.POSITIVE_INFINITY, body: 0, wire: 0 });
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = open.get(requestId);
    if (!transfer) return;
    if (response.fromDiskCache || response.fromPrefetchCache) open.delete(requestId);
    else transfers.push(transfer);
    // What has come so far: its headers.
    transfer.body = -response.encodedDataLength;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const transfer = open.get(requestId);
    if (!transfer) return;
    transfer.ended = since(timestamp);
    transfer.wire = encodedDataLength;
    transfer.body += encodedDataLength;
  });
  await client.send('Network.enable');
  return transfers;
}

/** A preloaded module is a request of the kind "Other". */
function kindOf(type: string, url: string): Transfer['kind'] {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  return kinds[type] ?? 'other';
}
