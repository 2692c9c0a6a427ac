import * as v from 'valibot';

const schema = v.object({ hostOrigins: v.array(v.string()) });

/** The origins that may embed the shop, from the shop's configuration; empty without a configuration. */
export async function readHostOrigins(fetchFile: typeof fetch = fetch): Promise<readonly string[]> {
  for (const address of ['/config.json', '/external/config.json']) {
    const answer = await fetchFile(address).catch(() => null);
    const read = answer?.ok ? v.safeParse(schema, await answer.json().catch(() => null)) : null;
    if (read?.success) return read.output.hostOrigins;
  }
  return [];
}
