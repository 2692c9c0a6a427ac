import { useState } from 'react';
import { oncePerPress } from './once-per-press';

/** Runs once what a double press of the button with this name asks for twice, also where the first time is over by then. */
export function useOncePerPress(): (button: string, run: () => void) => void {
  const [once] = useState(() => oncePerPress((_button: string, run: () => void) => run()));
  return once;
}
