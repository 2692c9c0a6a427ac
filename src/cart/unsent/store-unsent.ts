/** A product's number from the markup, or from a request. */
export interface UnsentAddition {
  itemId: string;
  quantity: number;
}

/**
 * Stores additions that have not reached the cart's code when their page is left: the next page of this tab sends them as
 * it does interrupted writes. Its source text is part of an inline script, so it must not use anything from outside.
 * @param key of the entry `waitingWrites`
 */
export function storeUnsent(
  page: Pick<Window, 'sessionStorage'>,
  key: string,
  newKey: () => string,
  additions: readonly UnsentAddition[],
): void {
  if (additions.length === 0) return;
  try {
    const writes = additions.map(({ itemId, quantity }) => {
      const idempotencyKey = newKey();
      const change = { kind: 'add', itemId, quantity };
      const at = Date.now();
      return {
        cartId: null,
        change,
        idempotencyKey,
        wish: idempotencyKey,
        sent: false,
        isKeyed: false,
        expected: 0,
        at,
      };
    });
    const stored = JSON.parse(page.sessionStorage.getItem(key) ?? '[]');
    page.sessionStorage.setItem(key, JSON.stringify([...stored, ...writes]));
  } catch {
    // Without storage they last as long as the page.
  }
}
