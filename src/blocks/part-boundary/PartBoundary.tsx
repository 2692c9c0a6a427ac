import { Trans } from '@lingui/react/macro';
import { Component, type ContextType, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react';
import { PartLoading, WaitsForFirstPage } from '../../lib/part-loader';
import { reportError } from '../../telemetry/report-error';
import { showToast } from '../../ui/toast/toast-queue';
import { RepeatsPresses } from './RepeatsPresses';

interface PartBoundaryProps {
  /** Shown in a toast when the part fails, if the visitor asked for it. Without it the part fails silently. */
  message?: ReactNode;
  /** Replaces the part when it fails. */
  fallback?: ReactNode;
  /** Shown until the part has loaded. */
  placeholder?: ReactNode;
  /** Resets what requested the part, so that it can be requested again. */
  onFail?: () => void;
  /**
   * Prerendered markup may contain the part, below the fold: its code loads after the first page, and the markup stays
   * unchanged until then.
   */
  prerendered?: boolean;
  children: ReactNode;
}

/**
 * Wraps each part that is not a screen: if one fails to load or render, the page stays as it is. What failed without a
 * network is tried again once there is one.
 */
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
    // Nobody asks again for what a page shows by itself.
    if (!navigator.onLine) addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.tryAgain);
  }

  private readonly tryAgain = (): void => {
    removeEventListener('online', this.tryAgain);
    this.setState({ failed: false });
  };

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

/**
 * An urgent change to a component that waits for its code would make React discard its markup; a deferred one waits
 * with it.
 */
function PrerenderedSuspense({ placeholder, children }: Pick<PartBoundaryProps, 'placeholder' | 'children'>) {
  const part = useDeferredValue(children);
  const fallback = useDeferredValue(placeholder);
  return useMemo(
    () => (
      <Suspense fallback={fallback}>
        {part}
        <RepeatsPresses />
      </Suspense>
    ),
    [part, fallback],
  );
}

/**
 * The toast's message if a requested part fails. Its text is in the shell's catalogue, and looked up when it is shown.
 */
export function CannotShow() {
  return <Trans>Det kunde inte visas. Kontrollera att du är uppkopplad och försök igen.</Trans>;
}
