import type { ReactNode } from 'react';
import { observable } from '../../lib/observable';

export interface Toast {
  text: ReactNode;
  tone?: 'info' | 'success' | 'error';
  /** A link or button; the toast then stays for longer. */
  action?: ReactNode;
}

const queue = observable<readonly Toast[]>([]);

/** The one whose turn it is; the others wait. */
export const currentToast = { get: () => queue.get()[0] ?? null, subscribe: queue.subscribe };

export function showToast(toast: Toast): void {
  queue.set([...queue.get(), toast]);
}

export function dismissToast(toast: Toast): void {
  queue.set(queue.get().filter((other) => other !== toast));
}
