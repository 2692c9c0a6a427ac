import * as v from 'valibot';

const listSchema = v.object({ scenarios: v.array(v.string()) });
const headers = { 'X-Luckan-Test': '1', 'Content-Type': 'application/json' };

/** Scenario names of the reference backend; empty if tests are not allowed or the shop has another origin. */
export async function readScenarios(fetchFile: typeof fetch = fetch): Promise<readonly string[]> {
  const answer = await fetchFile('/__scenarios', { headers }).catch(() => null);
  const read = answer?.ok ? v.safeParse(listSchema, await answer.json().catch(() => null)) : null;
  return read?.success ? read.output.scenarios : [];
}

/**
 * Activates a scenario of the reference backend, for this browser only.
 * @returns whether it succeeded
 */
export async function enterScenario(name: string, fetchFile: typeof fetch = fetch): Promise<boolean> {
  const call = (path: string, method: string, body: object) =>
    fetchFile(path, { method, headers, body: JSON.stringify(body) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return (await call('/__session', 'POST', {})) && (await call('/__scenario', 'PUT', { name }));
}
