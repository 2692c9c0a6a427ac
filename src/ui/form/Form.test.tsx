// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { byRole, press, render, type } from '../../../tests/support/render';
import { Checkbox } from './Checkbox';
import { Form } from './Form';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { email, required } from './validators';

type OnValid = (values: { email: string; terms: string }) => Promise<{ email?: string } | undefined>;

async function renderForm(onValid: OnValid) {
  await render(
    <Form rules={{ email: [required, email], terms: [required] }} onValid={onValid}>
      <TextField name="email" label="E-post" hint="Hit skickar vi kvittot" />
      <Checkbox name="terms">Jag accepterar villkoren</Checkbox>
      <SubmitButton>Skicka</SubmitButton>
    </Form>,
  );
  return {
    field: byRole<HTMLInputElement>('textbox', 'E-post'),
    terms: byRole('checkbox', 'Jag accepterar villkoren'),
  };
}

/** What a screen reader announces after the field's name. */
function descriptionOf(field: HTMLElement): string[] {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing with id ${id}`);
}

it('shows an error at each invalid field, focuses the first one, and submits nothing', async () => {
  const onValid = vi.fn<OnValid>(async () => undefined);
  const { field, terms } = await renderForm(onValid);
  await press(byRole('button', 'Skicka'));
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field)).toEqual(['Hit skickar vi kvittot', 'Obligatoriskt fält']);
  expect(descriptionOf(terms)).toEqual(['Obligatoriskt fält']);
  expect(onValid).not.toHaveBeenCalled();
});

it('validates an invalid field again while it is being corrected', async () => {
  const { field } = await renderForm(async () => undefined);
  await type(field, 'anna@');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await press(byRole('button', 'Skicka'));
  expect(descriptionOf(field)).toContain('Ogiltlig e-post');
  await type(field, 'anna@luckan.se');
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

it('submits the typed values once, and keeps them', async () => {
  let finish = () => {};
  const onValid = vi.fn<OnValid>(() => new Promise((resolve) => (finish = () => resolve(undefined))));
  const { field, terms } = await renderForm(onValid);
  await type(field, ' anna@luckan.se ');
  await press(terms);
  await press(byRole('button', 'Skicka'));
  expect(onValid).toHaveBeenCalledExactlyOnceWith({ email: 'anna@luckan.se', terms: 'on' });
  expect(byRole('button', 'Skicka').getAttribute('aria-busy')).toBe('true');
  await press(byRole('button', 'Skicka'));
  expect(onValid).toHaveBeenCalledOnce();
  await act(async () => finish());
  expect(byRole('button', 'Skicka').getAttribute('aria-busy')).toBeNull();
  expect(field.value).toContain('anna@luckan.se');
});

it('shows a value that the service rejected as an error at its field', async () => {
  const { field, terms } = await renderForm(async () => ({ email: 'Adressen bevakar redan varan' }));
  await type(field, 'anna@luckan.se');
  await press(terms);
  await press(byRole('button', 'Skicka'));
  await vi.waitFor(() => expect(descriptionOf(field)).toContain('Adressen bevakar redan varan'));
  expect(document.activeElement).toBe(field);
});

it('announces an error at a field that already has the focus, each time', async () => {
  const { field } = await renderForm(async () => undefined);
  const submit = () => act(async () => field.form?.requestSubmit());
  const alert = () => document.querySelector('[role=alert]');
  await type(field, 'anna@');
  field.focus();
  await submit();
  const first = alert();
  expect(first?.textContent).toBe('Ogiltlig e-post');
  expect(descriptionOf(field)).toContain('Ogiltlig e-post');
  await submit();
  expect(alert()?.textContent).toBe('Ogiltlig e-post');
  expect(alert()).not.toBe(first);
  byRole('button', 'Skicka').focus();
  await submit();
  expect(alert()).toBeNull();
  expect(document.activeElement).toBe(field);
});
