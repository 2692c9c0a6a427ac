import { type ComponentProps, useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert/Alert';

/** An alert that answers what was sent: it comes into view, wherever in the form that was done. The focus stays. */
export function AnsweringAlert(alert: ComponentProps<typeof Alert>) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={shown}>
      <Alert {...alert} />
    </div>
  );
}
