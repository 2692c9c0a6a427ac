import { type ComponentProps, use } from 'react';
import { Button } from '../button/Button';
import { FormContext } from './form-context';

/** Sends the form it stands in, and is loading for as long as that takes. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'loading' | 'type'>) {
  return <Button {...props} type="submit" loading={use(FormContext).pending} />;
}
