import { Component, type ContextType, type ReactNode } from 'react';
import { PartLoading } from '../../lib/part-loader';
import { reportError } from '../../telemetry/report-error';
import { ErrorScreen } from '../screens/ErrorScreen';
import { leaveFailedChunk } from './failed-chunk';
import { bringIntoView } from './use-arrival';

interface Props {
  /** Before the screen is tried again, or another one shown: what is known to have failed is forgotten. */
  onFail: () => void;
  /** The router's base: what precedes every path. */
  base: string;
  /** What was to be shown. */
  path: string;
  children: ReactNode;
}

interface State {
  error: unknown;
}

/** Shows the error page in the place of a screen that could not be loaded or shown. */
export class ScreenBoundary extends Component<Props, State> {
  static override contextType = PartLoading;
  declare context: ContextType<typeof PartLoading>;
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    this.context?.retryFailed();
    this.props.onFail();
    if (leaveFailedChunk(error, this.props.base)) return;
    bringIntoView(this.props.path);
    reportError(error, 'screen');
  }

  /** A fresh document where there is a network: without one the browser would show its own page instead of the shop. */
  private readonly retry = (): void => {
    if (navigator.onLine) location.reload();
    else this.setState({ error: null });
  };

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorScreen onRetry={this.retry} />;
  }
}
