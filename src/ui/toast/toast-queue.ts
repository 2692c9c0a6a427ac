import { atom } from 'jotai';
import type { ReactNode } from 'react';
import { store } from '../../lib/store';

export interface Toast {
  text: ReactNode;
  tone?: 'info' | 'success' | 'error';
  /** A link or button; the toast then stays longer. */
  action?: ReactNode;
}

const toastsAtom = atom<readonly Toast[]>([]);

/** The toast being shown; the others are queued. */
export const currentToastAtom = atom((get) => get(toastsAtom)[0] ?? null);

export function showToast(toast: Toast): void {
  store.set(toastsAtom, (toasts) => [...toasts, toast]);
}

export function dismissToast(toast: Toast): void {
  store.set(toastsAtom, (toasts) => toasts.filter((other) => other !== toast));
}
