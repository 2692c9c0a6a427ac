import type { Shell } from './setup';

/** The address of a page of the shop; whatever was typed, it never leads to another origin. */
export function frameAddress(shell: Shell, typed: string): string {
  const path = `/${typed.trim().replace(/^[/\\]+/, '')}`;
  return shell === 'external' ? `/external${path}` : path;
}
