import type { PayloadOf } from '../../protocol';

export const insetSamples: readonly { name: string; insets: PayloadOf<'INSETS'> }[] = [
  { name: 'None', insets: { top: 0, right: 0, bottom: 0, left: 0 } },
  { name: 'Notch', insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { name: 'Notch, rotated', insets: { top: 0, right: 47, bottom: 21, left: 47 } },
  { name: 'Keyboard', insets: { top: 47, right: 0, bottom: 34, left: 0, keyboard: 291 } },
];
