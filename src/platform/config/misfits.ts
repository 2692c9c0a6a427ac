import * as v from 'valibot';
import { configSchema } from './schema';

/** @returns a line for each value of a configuration document that the shop would not take; none when it fits */
export function misfits(config: unknown): string[] {
  const { issues = [] } = v.safeParse(configSchema, config);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`);
}
