import * as v from 'valibot';

const timeout = 20_000;

/** Opens the provider's session named in the page's address, or updates it to the current cart. */
export async function openSession<T>(provider: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const session = new URLSearchParams(location.search).get('session') ?? '';
  const answer = await fetch(`/frames/api/${provider}/${encodeURIComponent(session)}`, {
    method: 'POST',
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) throw new Error(`the session answered ${answer.status}`);
  return v.parse(schema, await answer.json());
}
