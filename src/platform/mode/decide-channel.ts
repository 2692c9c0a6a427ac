import type { SalesChannel } from '../../domain/ids';

/**
 * The sales channel of a document. A `doktor-se` segment of the path chooses the partner's, which the tab then keeps
 * (`kept`). Its source text stands in an inline script: it must use nothing from outside.
 */
export function decideChannel(path: string, kept: unknown): SalesChannel {
  return path.split('/').includes('doktor-se') || kept === 'doktor-se' ? 'doktor-se' : 'b2c';
}
