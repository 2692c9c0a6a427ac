import type { PayloadOf } from '../protocol/types';

type TrackedEvent = PayloadOf<'ANALYTICS_EVENT'>;

/** Nobody has waited for a page that was loaded ahead: the shop sends no times of it. */
const times = ['web_vital', 'bridge_start'];

/** The events of a page that its app hides: as in the shop, those of the page that is there wait until it is shown. */
export function createDeferredEvents(send: (event: TrackedEvent) => void) {
  let isHidden = false;
  let wasAhead = false;
  let deferred: TrackedEvent[] = [];

  function hide(next: boolean): void {
    isHidden = next;
    if (isHidden) return;
    for (const event of deferred.splice(0)) send(event);
  }

  return {
    /** What HELLO reports of the page. */
    greeted({ hidden = false }: Pick<PayloadOf<'HELLO'>, 'hidden'>): void {
      wasAhead ||= hidden;
      hide(hidden);
    },
    hide,
    /** False if it never counts. */
    track(event: TrackedEvent): boolean {
      if (wasAhead && times.includes(event.name)) return false;
      if (!isHidden) send(event);
      else deferred = event.name === 'page_viewed' ? [event] : [...deferred, event];
      return true;
    },
  };
}
