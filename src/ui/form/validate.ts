import type { FieldCode, Validator } from './validators';

export type Rules<Name extends string = string> = Readonly<Record<Name, readonly Validator[]>>;
export type Values<Name extends string = string> = Record<Name, string>;

/** The first error of each invalid field. */
export function validate<Name extends string>(
  rules: Rules<Name>,
  values: Values<Name>,
): Partial<Record<Name, FieldCode>> {
  const wrong: Partial<Record<Name, FieldCode>> = {};
  for (const name of namesOf(rules)) {
    const code = firstWrong(rules[name], values[name]);
    if (code) wrong[name] = code;
  }
  return wrong;
}

/** The values of the fields that have rules. A checkbox that is not ticked has none. */
export function readValues<Name extends string>(form: HTMLFormElement, rules: Rules<Name>): Values<Name> {
  const data = new FormData(form);
  const values = {} as Values<Name>;
  for (const name of namesOf(rules)) {
    const value = data.get(name);
    values[name] = typeof value === 'string' ? value.trim() : '';
  }
  return values;
}

export function namesOf<Name extends string>(rules: Rules<Name>): Name[] {
  return Object.keys(rules) as Name[];
}

function firstWrong(validators: readonly Validator[], value: string): FieldCode | null {
  for (const check of validators) {
    const code = check(value);
    if (code) return code;
  }
  return null;
}
