import type { PayloadOf } from '../../protocol';

/** Insets of typical devices, in CSS pixels. */
export const insetSamples = {
  none: { title: 'None', insets: { top: 0, right: 0, bottom: 0, left: 0 } },
  notch: { title: 'Notch', insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  notchRotated: { title: 'Notch, rotated', insets: { top: 0, right: 47, bottom: 21, left: 47 } },
  keyboard: { title: 'Keyboard', insets: { top: 47, right: 0, bottom: 34, left: 0, keyboard: 291 } },
} satisfies Record<string, { title: string; insets: PayloadOf<'INSETS'> }>;

export type InsetsName = keyof typeof insetSamples;
