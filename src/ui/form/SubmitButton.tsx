import { type ComponentProps, use } from 'react';
import { Button } from '../button/Button';
import { FormContext } from './form-context';

/** Submits its form, and shows the loading state meanwhile. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'loading' | 'type'>) {
  return <Button {...props} type="submit" loading={use(FormContext).pending} />;
}
