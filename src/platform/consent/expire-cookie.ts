interface Browser {
  document: { cookie: string };
  location: Pick<Location, 'hostname' | 'pathname' | 'protocol'>;
}

/** A script does not see a cookie's domain and path: `['', 'a.shop.se', 'shop.se']`, `['/', '/x', '/x/', …]`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, at) => labels.slice(at).join('.'))];
}

function pathsOf(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  const folders = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

/**
 * Removes all cookies of a name, which may be empty, whoever set them: for the host and its parent domains, for this path
 * and those above. What only a server can remove stays.
 */
export function expireCookie(name: string, { document, location }: Browser): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const domain of domainsOf(location.hostname)) {
    for (const path of pathsOf(location.pathname)) {
      // With a value: one that has neither name nor value is ignored.
      document.cookie = `${name}=-; Max-Age=0; Path=${path}${domain && `; Domain=${domain}`}${secure}`;
    }
  }
}
