/** A person who signs in in the app: the app gets their tokens itself, outside the web view. */
export interface Person {
  /** A token of theirs that the services accept. */
  token(): Promise<string>;
}

const test = { 'X-Luckan-Test': '1', 'content-type': 'application/json' };

/** Signs in one of the reference server's named people, in a test session of their own. */
export async function signIn(server: string, name: string): Promise<Person> {
  const begun = await fetch(`${server}/__session`, { method: 'POST', headers: test, body: '{}' });
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    async token() {
      const headers = { ...test, cookie };
      const answer = await fetch(`${server}/api/web/authy/getFakeLogin?person=${name}`, { headers });
      if (!answer.ok) throw new Error(`${name} cannot sign in: ${answer.status}`);
      return ((await answer.json()) as { token: string }).token;
    },
  };
}

/** A well-formed bearer that no service knows. */
export const unknownToken = `e30.${Buffer.from('{"sub":"nobody"}').toString('base64url')}.x`;

/** The app's message for a token with this lifetime. */
export function tokenOf(accessToken: string | null, minutes: number) {
  return { type: 'TOKEN', payload: { accessToken, expiresAt: Date.now() + minutes * 60_000 } } as const;
}
