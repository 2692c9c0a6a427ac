import type { Page } from '../../api/page-data/schema';

/** The paths of all pages of a content source. */
export async function fetchPaths(content: string): Promise<string[]> {
  const answer = await fetch(`${content}/paths`);
  if (!answer.ok) throw new Error(`${content}/paths answered ${answer.status}`);
  const { paths }: { paths: string[] } = await answer.json();
  const odd = paths.find((path) => !/^\/(?:[\w.~%-]+\/)*$/.test(path) || path.includes('..'));
  if (odd !== undefined)
    throw new Error(`the content source names a page '${odd}', which is not a path that ends in a slash`);
  return paths;
}

/** Pages as they are sent: they are validated when they are rendered. */
export async function fetchPages(content: string, paths: string[]): Promise<(Pick<Page, 'seo'> | null)[]> {
  const headers = { 'content-type': 'application/json' };
  const ask = () => fetch(`${content}/pages`, { method: 'POST', headers, body: JSON.stringify({ paths }) });
  // While a batch is rendered, the other side may close the connection that the next call would use.
  const answer = await ask().catch(ask);
  if (!answer.ok) throw new Error(`${content}/pages answered ${answer.status}`);
  return (await answer.json()).pages;
}
