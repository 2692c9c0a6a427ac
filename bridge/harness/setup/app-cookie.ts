import * as v from 'valibot';

const schema = v.object({ appCookie: v.pipe(v.string(), v.regex(/^[\w-]+$/)) });

/** The name of the cookie that marks an app's web view, from the shop's configuration. */
export async function readCookieName(fetchFile: typeof fetch = fetch): Promise<string> {
  const answer = await fetchFile('/config.json');
  if (!answer.ok) throw new Error(`the configuration responded with ${answer.status}`);
  return v.parse(schema, await answer.json()).appCookie;
}

/** Marks this browser as an app's web view, or removes the mark. */
export function setAppCookie(page: { cookie: string }, name: string, inApp: boolean): void {
  page.cookie = `${name}=${inApp ? '1; Max-Age=31536000' : '; Max-Age=0'}; Path=/; SameSite=Lax`;
}
