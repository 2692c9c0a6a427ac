const fileLike = /\.[a-z0-9]{1,8}$/i;

/** Pages end in a slash; a path whose last part looks like a file is left unchanged. */
export function withTrailingSlash(path: string): string {
  return path.endsWith('/') || fileLike.test(path) ? path : `${path}/`;
}

/** A name in an address: å, ä -> a, ö -> o, everything else that is not a letter or digit -> a dash. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
