import type { Shell } from './setup';

/** The address of a page of the shop on this origin, whatever was typed: never another origin's. */
export function frameAddress(shell: Shell, typed: string): string {
  const path = `/${typed.trim().replace(/^[/\\]+/, '')}`;
  return shell === 'external' ? `/external${path}` : path;
}
