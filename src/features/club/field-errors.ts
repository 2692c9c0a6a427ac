import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MemberField, MemberProblem } from '../../api/member/problem';

const texts: Record<MemberField, MessageDescriptor> = {
  email: msg`Felaktig e-postadress`,
  mobile: msg`Ogiltigt mobilnummer`,
  termsAccepted: msg`Obligatoriskt fält`,
};

type Translate = (text: MessageDescriptor) => string;

export type FieldErrors<Field extends MemberField> = Partial<Record<Field, string>>;

/** The service's validation errors by field; undefined if none of them is in the form. */
export function fieldErrors<Field extends MemberField>(
  problem: MemberProblem,
  fields: readonly Field[],
  t: Translate,
): FieldErrors<Field> | undefined {
  if (problem.kind !== 'validation') return undefined;
  const wrong: FieldErrors<Field> = {};
  for (const field of fields) if (problem.fields.includes(field)) wrong[field] = t(texts[field]);
  return Object.keys(wrong).length > 0 ? wrong : undefined;
}

/** The error for a mobile number that is rejected before any request is sent. */
export function wrongMobile(t: Translate): { mobile: string } {
  return { mobile: t(texts.mobile) };
}
