import type { Mode } from './setup';

/** The address of a page of the shop on this origin, whatever was typed: never another origin's. */
export function frameAddress(mode: Mode, typed: string): string {
  const path = `/${typed.trim().replace(/^[/\\]+/, '')}`;
  return mode === 'external' ? `/external${path}` : path;
}
