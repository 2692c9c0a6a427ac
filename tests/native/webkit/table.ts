import type { Result } from './scenario';
import type { Way } from './ways';

/** The results as a table with one scenario per line, followed by the reasons of those that failed or do not apply. */
export function tableOf(results: readonly Result[], ways: readonly Way[]): string {
  const names = [...new Set(results.map(({ scenario }) => scenario))];
  const width = Math.max(...names.map((name) => name.length), 8);
  const cell = (scenario: string, { name }: Way) => {
    const result = results.find((each) => each.scenario === scenario && each.way === name);
    return result?.outcome === 'ok' ? `ok ${result.seconds.toFixed(1)} s` : (result?.outcome ?? '');
  };
  const line = (first: string, cells: readonly string[]) =>
    [first.padEnd(width), ...cells.map((text) => text.padEnd(14))].join('  ').trimEnd();
  const rows = names.map((name) =>
    line(
      name,
      ways.map((way) => cell(name, way)),
    ),
  );
  const head = line(
    'Scenario',
    ways.map(({ title }) => title),
  );
  const notes = results
    .filter(({ reason }) => reason)
    .map(({ scenario, way, outcome, reason }) => `${outcome}: ${scenario} (${way})\n    ${reason}`);
  const retried = results
    .filter(({ firstFailure }) => firstFailure !== null)
    .map(({ scenario, way, firstFailure }) => `passed only the second time: ${scenario} (${way})\n    ${firstFailure}`);
  return [head, '-'.repeat(width + 2 + ways.length * 16), ...rows, '', ...notes, ...retried].join('\n');
}
