import type { CDPSession } from '@playwright/test';

export interface Transfer {
  url: string;
  kind: 'document' | 'script' | 'style' | 'picture' | 'font' | 'other';
  /** ms since navigation, by the page's own clock */
  started: number;
  /** Infinity while the request is pending. */
  ended: number;
  /** Bytes of the body as transferred. */
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

export interface Traffic {
  /** What has been fetched so far; the page must have begun to load. */
  transfers(): Promise<Transfer[]>;
  /** Whether a URL with this ending has been fetched completely. */
  hasCome(suffix: string): boolean;
}

/** Records everything that a page fetches over the network, from its document on. */
export async function recordTraffic(client: CDPSession): Promise<Traffic> {
  const transfers: Transfer[] = [];
  const open = new Map<string, Transfer>();

  client.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const kind = kindOf(type, request.url);
    open.set(requestId, {
      url: request.url,
      kind,
      started: timestamp,
      ended: Number.POSITIVE_INFINITY,
      body: 0,
      wire: 0,
    });
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = open.get(requestId);
    if (!transfer) return;
    if (response.fromDiskCache || response.fromPrefetchCache) open.delete(requestId);
    else transfers.push(transfer);
    // Bytes received so far: the headers.
    transfer.body = -response.encodedDataLength;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const transfer = open.get(requestId);
    if (!transfer) return;
    transfer.ended = timestamp;
    transfer.wire = encodedDataLength;
    transfer.body += encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Performance.enable');
  return {
    async transfers() {
      const { metrics } = await client.send('Performance.getMetrics');
      // In seconds of the clock that also times requests; the page counts from here.
      const start = metrics.find(({ name }) => name === 'NavigationStart')?.value;
      if (start === undefined) throw new Error('the browser did not report when the page was requested');
      const since = (time: number) => (time - start) * 1000;
      return transfers.map((each) => ({ ...each, started: since(each.started), ended: since(each.ended) }));
    },
    hasCome: (suffix) => transfers.some(({ url, ended }) => url.endsWith(suffix) && ended < Number.POSITIVE_INFINITY),
  };
}

/** A preloaded module is a request of the kind "Other". */
function kindOf(type: string, url: string): Transfer['kind'] {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  return kinds[type] ?? 'other';
}
