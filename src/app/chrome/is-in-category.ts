import type { NavigationNode } from '../../api/elevate/schema';

/** Whether the page at this address belongs to the category. */
export function isInCategory({ path }: NavigationNode, location: string): boolean {
  return location.startsWith(path);
}
