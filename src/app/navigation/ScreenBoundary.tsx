import { Component, type ContextType, type ReactNode } from 'react';
import { PartLoading } from '../../lib/part-loader';
import { reportError } from '../../telemetry/report-error';
import { ErrorScreen } from '../screens/ErrorScreen';
import { leaveFailedChunk } from './failed-chunk';
import { bringIntoView } from './use-arrival';

interface Props {
  /** Called before a retry or before another screen is shown: resets known failures. */
  onFail: () => void;
  /** The router's base: the prefix of every path. */
  base: string;
  /** The path that was to be shown. */
  path: string;
  children: ReactNode;
}

interface State {
  error: unknown;
}

/** Shows the error page in place of a screen that could not be loaded or rendered. */
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
    reportError(error, 'screen');
    if (leaveFailedChunk(error, this.props.base)) return;
    bringIntoView(this.props.path);
  }

  /** Loads a fresh document if there is a network: without one the browser would show its own error page. */
  private readonly retry = (): void => {
    if (navigator.onLine) location.reload();
    else this.setState({ error: null });
  };

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorScreen onRetry={this.retry} />;
  }
}
