/**
 * Files by name that say which document is served for addresses without one of their own: `shells.json` for any
 * server (the first pattern that matches, `:id` is one segment), and `_redirects` for static hosts that read it beside
 * `_headers`: there, what exists as a file is served first.
 */
export function shellAddresses(shells: Readonly<Record<string, string>>): Record<string, string> {
  const rewrites = Object.entries(shells).map(([pattern, file]) => `${pattern} /${file} 200\n`);
  return {
    'shells.json': JSON.stringify(shells),
    _redirects: [...rewrites, '/external/* /external/index.html 200\n'].join(''),
  };
}
