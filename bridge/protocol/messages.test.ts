import { describe, expect, it } from 'vitest';
import { messages } from './messages';

const entries = Object.entries(messages);

describe('the table of messages', () => {
  it.each(entries)('%s is listed under its own name, with its first version', (name, entry) => {
    expect(entry.name).toBe(name);
    expect(entry.since).toBeGreaterThanOrEqual(1);
  });

  it.each(entries)('%s marks only existing fields as sensitive', (_, entry) => {
    expect(Object.keys(entry.payload.entries)).toEqual(expect.arrayContaining([...entry.sensitive]));
  });

  it('has the nine base messages of the specification', () => {
    expect(entries.filter(([, { base }]) => base).map(([name]) => name)).toEqual([
      'CART_CHANGE',
      'TOKEN_ERROR',
      'PAYMENT_PROVIDER_HEIGHT',
      'SHIPPING_PROVIDER_HEIGHT',
      'VIEW_PDF',
      'PDF_DOWNLOAD',
      'VIEW_CHECKOUT',
      'FIND_PHARMACY',
      'ANALYTICS_EVENT',
    ]);
  });
});
