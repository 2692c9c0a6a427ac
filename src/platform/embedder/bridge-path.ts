/** A path as READY and ROUTE_CHANGE may contain it: the router's own is decoded, and an address may be anything. */
export function bridgePath(path: string): string {
  return (
    `/${path}`
      .replace(/[\\\p{Cc}]/gu, encodeURIComponent)
      // Browsers resolve these, but not every URL parser does.
      .replace(/\/(?:\.|%2e){1,2}(?=[/?#]|$)/gi, '/')
      .replace(/\/{2,}/g, '/')
      .slice(0, 2000)
  );
}
