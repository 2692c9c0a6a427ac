import * as v from 'valibot';

const listSchema = v.object({ scenarios: v.array(v.string()) });
const headers = { 'X-Luckan-Test': '1', 'Content-Type': 'application/json' };

/** Names of the reference backend's states; none where tests are not allowed or the shop lies elsewhere. */
export async function readScenarios(fetchFile: typeof fetch = fetch): Promise<readonly string[]> {
  const answer = await fetchFile('/__scenarios', { headers }).catch(() => null);
  const read = answer?.ok ? v.safeParse(listSchema, await answer.json().catch(() => null)) : null;
  return read?.success ? read.output.scenarios : [];
}

/**
 * Puts the reference backend into this state, for this browser alone.
 * @returns whether it did
 */
export async function enterScenario(name: string, fetchFile: typeof fetch = fetch): Promise<boolean> {
  const call = (path: string, method: string, body: object) =>
    fetchFile(path, { method, headers, body: JSON.stringify(body) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return (await call('/__session', 'POST', {})) && (await call('/__scenario', 'PUT', { name }));
}
