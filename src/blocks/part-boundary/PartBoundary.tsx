import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react';
import { retryFailedParts } from '../../lib/part';
import { reportError } from '../../telemetry/report-error';
import { showToast } from '../../ui/toast/toast-queue';

interface PartBoundaryProps {
  /** Said in a toast to somebody who asked for the part; null where nobody misses it. A general sentence by default. */
  words?: ReactNode;
  /** Stands in the part's place when it cannot be had. */
  fallback?: ReactNode;
  /** Stands in the part's place until it is there. */
  room?: ReactNode;
  /** Takes back what asked for the part, so that it can be asked for again. */
  onFail?: () => void;
  /** Prerendered markup may hold the part: what it shows stays until the part's code is there. */
  prerendered?: boolean;
  children: ReactNode;
}

/** Around each part that is no screen: one that cannot be loaded or shown leaves the page as it is. */
export class PartBoundary extends Component<PartBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { words = <CannotShow />, onFail } = this.props;
    reportError(error, 'part');
    retryFailedParts();
    if (words !== null) showToast({ text: words, tone: 'error' });
    onFail?.();
  }

  override render(): ReactNode {
    const { fallback, room, prerendered, children } = this.props;
    if (this.state.failed) return fallback;
    return prerendered ? (
      <TakenOver room={room}>{children}</TakenOver>
    ) : (
      <Suspense fallback={room}>{children}</Suspense>
    );
  }
}

/** An urgent change to what waits for its code would make React give up its markup; a deferred one waits with it. */
function TakenOver({ room, children }: Pick<PartBoundaryProps, 'room' | 'children'>) {
  const part = useDeferredValue(children);
  const inItsPlace = useDeferredValue(room);
  return useMemo(() => <Suspense fallback={inItsPlace}>{part}</Suspense>, [part, inItsPlace]);
}

/** Read when it is shown: its texts are the shell's. */
export function CannotShow() {
  return <Trans>Det kunde inte visas. Kontrollera att du är uppkopplad och försök igen.</Trans>;
}
