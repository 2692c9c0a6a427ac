import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MemberField, MemberProblem } from '../../api/member/problem';

const texts: Record<MemberField, MessageDescriptor> = {
  email: msg`Felaktig e-postadress`,
  mobile: msg`Ogiltigt mobilnummer`,
  termsAccepted: msg`Obligatoriskt fält`,
};

type Translate = (text: MessageDescriptor) => string;

export type FieldErrors = Partial<Record<MemberField, string>>;

/** What the service says is wrong, at the fields that it names; nothing where it names none that the form has. */
export function fieldErrors(problem: MemberProblem, t: Translate): FieldErrors | undefined {
  if (problem.kind !== 'validation' || problem.fields.length === 0) return undefined;
  return Object.fromEntries(problem.fields.map((field) => [field, t(texts[field])]));
}

/** Before the service is asked: a number that nothing can be sent to. */
export function wrongMobile(t: Translate): FieldErrors {
  return { mobile: t(texts.mobile) };
}
