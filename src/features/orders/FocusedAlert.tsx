import { type ComponentProps, useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert/Alert';

/** An alert in the place of a page's contents, such as the form that was sent: it takes the focus over. */
export function FocusedAlert(alert: Omit<ComponentProps<typeof Alert>, 'ref'>) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return <Alert {...alert} ref={shown} />;
}
