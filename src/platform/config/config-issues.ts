import * as v from 'valibot';
import { strictSchema } from './strict-schema';
import { unknownKeys } from './unknown-keys';

/** @returns a line for each invalid value and each unknown key of a configuration document; empty if it is valid */
export function configIssues(document: unknown): string[] {
  const { issues = [] } = v.safeParse(strictSchema, document);
  const invalid = issues.map((issue) => `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`);
  return [...invalid, ...unknownKeys(strictSchema, document)];
}
