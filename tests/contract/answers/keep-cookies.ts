/** Node's own fetch keeps no cookies; what a service binds to a browser needs those that its origin gave. */
export function keepingCookies(ask: typeof fetch): typeof fetch {
  const kept = new Map<string, Map<string, string>>();
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    const own = kept.get(origin) ?? new Map<string, string>();
    kept.set(origin, own);
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
