import { type ComponentProps, useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert/Alert';

/** An alert in the place of the form that was sent: it takes the focus over. */
export function FocusedAlert(alert: ComponentProps<typeof Alert>) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <div ref={shown} tabIndex={-1}>
      <Alert {...alert} />
    </div>
  );
}
