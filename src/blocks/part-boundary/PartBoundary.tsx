import { Trans } from '@lingui/react/macro';
import { Component, type ContextType, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react';
import { PartLoading, WaitsForFirstPage } from '../../lib/part-loader';
import { reportError } from '../../telemetry/report-error';
import { showToast } from '../../ui/toast/toast-queue';

interface PartBoundaryProps {
  /** Shown in a toast when the part cannot be had, to somebody who asked for it. Without one it fails silently. */
  message?: ReactNode;
  /** Stands in the part's place when it cannot be had. */
  fallback?: ReactNode;
  /** Stands in the part's place until it is there. */
  placeholder?: ReactNode;
  /** Takes back what asked for the part, so that it can be asked for again. */
  onFail?: () => void;
  /**
   * Prerendered markup may hold the part, below what is seen first: its code comes after the first page is there, and
   * the markup stays as it is until then.
   */
  prerendered?: boolean;
  children: ReactNode;
}

/** Around each part that is no screen: one that cannot be loaded or shown leaves the page as it is. */
export class PartBoundary extends Component<PartBoundaryProps> {
  static override contextType = PartLoading;
  declare context: ContextType<typeof PartLoading>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { message, onFail } = this.props;
    reportError(error, 'part');
    this.context?.retryFailed();
    if (message) showToast({ text: message, tone: 'error' });
    onFail?.();
  }

  override render(): ReactNode {
    const { fallback, placeholder, prerendered = false, children } = this.props;
    if (this.state.failed) return fallback;
    return (
      <WaitsForFirstPage value={prerendered}>
        {prerendered ? (
          <PrerenderedSuspense placeholder={placeholder}>{children}</PrerenderedSuspense>
        ) : (
          <Suspense fallback={placeholder}>{children}</Suspense>
        )}
      </WaitsForFirstPage>
    );
  }
}

/** An urgent change to what waits for its code would make React give up its markup; a deferred one waits with it. */
function PrerenderedSuspense({ placeholder, children }: Pick<PartBoundaryProps, 'placeholder' | 'children'>) {
  const part = useDeferredValue(children);
  const fallback = useDeferredValue(placeholder);
  return useMemo(() => <Suspense fallback={fallback}>{part}</Suspense>, [part, fallback]);
}

/** For somebody who asked for a part. Read when it is shown: its texts are the shell's. */
export function CannotShow() {
  return <Trans>Det kunde inte visas. Kontrollera att du är uppkopplad och försök igen.</Trans>;
}
