/** Node's fetch stores no cookies, and a service that binds state to a browser needs the ones its origin set. */
export function withCookies(ask: typeof fetch): typeof fetch {
  const stored = new Map<string, Map<string, string>>();
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    const own = stored.get(origin) ?? new Map<string, string>();
    stored.set(origin, own);
    const headers = new Headers(init?.headers);
    if (own.size > 0) headers.set('cookie', [...own].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await ask(input, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      own.set(name, value);
    }
    return answer;
  };
}
