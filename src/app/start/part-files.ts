import { fetchTexts } from '../../i18n/catalogue';
import type { DocumentData } from '../document/document-data';

function fetchStyles(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`failed to load ${url}`));
    };
    document.head.append(link);
  });
}

/** Fetches the styles and texts of a part, once. The document already contains those of its own parts. */
export function partFilesOf({ parts, present }: DocumentData, filesBase: string): (name: string) => Promise<unknown> {
  const fetched = new Map<string, Promise<unknown>>(present.map((name) => [name, Promise.resolve()]));
  const fetchFiles = async (name: string) => {
    const [hash, ...extensions] = parts[name] ?? [''];
    await Promise.all(
      extensions.map((extension) => {
        const { href } = new URL(`assets/${name}-${hash}.${extension}`, filesBase);
        return extension === 'css' ? fetchStyles(href) : fetchTexts(href);
      }),
    );
  };
  return (name) => {
    const known = fetched.get(name);
    if (known) return known;
    const fetching = fetchFiles(name);
    fetched.set(name, fetching);
    fetching.catch(() => fetched.delete(name));
    return fetching;
  };
}
