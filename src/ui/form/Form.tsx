import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { fieldTexts } from './field-texts';
import { FormContext } from './form-context';
import { namesOf, type Rules, readValues, type Values, validate } from './validate';
import { required } from './validators';

type Errors<Name extends string> = Partial<Record<Name, ReactNode>>;

interface FormProps<Name extends string>
  extends Omit<ComponentProps<'form'>, 'action' | 'onInput' | 'onSubmit' | 'ref'> {
  rules: Rules<Name>;
  /** What is wrong with the values together, by the field to focus; shown with what the rules find. */
  alsoWrong?: (values: Values<Name>) => Errors<Name>;
  /** Called with the values once they are valid. Returns the errors found after all, by field. */
  onValid: (values: Values<Name>) => Promise<Errors<Name> | undefined> | Errors<Name> | undefined;
}

/** Validates its fields on submit, and an invalid field again whenever it changes. */
export function Form<Name extends string>({ rules, alsoWrong, onValid, children, ...rest }: FormProps<Name>) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [alerted, setAlerted] = useState({ name: '', times: 0 });
  const [pending, startTransition] = useTransition();

  function check(): Errors<Name> {
    if (!form.current) return {};
    const wrong = validate(rules, readValues(form.current, rules));
    const texts: Errors<Name> = {};
    for (const name of namesOf(rules)) {
      const code = wrong[name];
      if (code) texts[name] = t(fieldTexts[code]);
    }
    return texts;
  }

  /** The text has to be rendered before the field is focused, to be announced with it. */
  function show(found: Errors<Name>) {
    flushSync(() => setErrors(found));
    const first = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    if (first && first === document.activeElement) setAlerted({ name: first.name, times: alerted.times + 1 });
    else setAlerted({ ...alerted, name: '' });
    first?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending || !form.current) return;
    const values = readValues(form.current, rules);
    const wrong = { ...alsoWrong?.(values), ...check() };
    if (namesOf(wrong as Rules<Name>).length > 0) return show(wrong);
    setErrors({});
    startTransition(async () => {
      const refused = await onValid(values);
      if (refused) setTimeout(() => show(refused));
    });
  }

  function checkAgain({ target }: FormEvent) {
    const name = (target as HTMLInputElement).name as Name;
    if (errors[name]) setErrors({ ...errors, [name]: check()[name] });
  }

  const mustBeFilled = (name: string) => name in rules && rules[name as Name].includes(required);
  return (
    <FormContext value={{ errors, mustBeFilled, pending, alerted }}>
      <form {...rest} ref={form} noValidate onSubmit={submit} onInput={checkAgain}>
        {children}
      </form>
    </FormContext>
  );
}
