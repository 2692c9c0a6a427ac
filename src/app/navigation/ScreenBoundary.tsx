import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from '../../telemetry/report-error';
import { ErrorScreen } from '../screens/ErrorScreen';
import { leaveFailedChunk } from './failed-chunk';

interface Props {
  /** The router's base: what precedes every path. */
  base: string;
  children: ReactNode;
}

interface State {
  error: unknown;
}

/** Shows the error page in the place of a screen that could not be loaded or shown. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    if (leaveFailedChunk(error, this.props.base)) return;
    reportError(error, 'screen');
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorScreen />;
  }
}
