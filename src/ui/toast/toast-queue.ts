import { atom } from 'jotai';
import type { ReactNode } from 'react';
import { store } from '../../lib/store';

export interface Toast {
  text: ReactNode;
  tone?: 'info' | 'success' | 'error';
  /** A link or button. It has no time limit: the toast stays until it is used or dismissed, or the next one comes. */
  action?: ReactNode;
}

const toastsAtom = atom<readonly Toast[]>([]);

/** The toast being shown; the others are queued. */
export const currentToastAtom = atom((get) => get(toastsAtom)[0] ?? null);

export function showToast(toast: Toast): void {
  store.set(toastsAtom, (toasts) => [...toasts.filter(({ action }) => !action), toast]);
}

export function dismissToast(toast: Toast): void {
  store.set(toastsAtom, (toasts) => toasts.filter((other) => other !== toast));
}
