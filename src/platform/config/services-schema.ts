import * as v from 'valibot';
import { nonEmptyText } from './non-empty-text';

/** `services` in `/config.json`: base addresses, absolute or relative to the document's origin. No trailing slash. */
export const servicesSchema = v.object({
  web: nonEmptyText,
  items: nonEmptyText,
  pharmacy: nonEmptyText,
  orders: nonEmptyText,
  members: nonEmptyText,
  identity: nonEmptyText,
  elevate: nonEmptyText,
  messages: nonEmptyText,
  pageData: nonEmptyText,
  expedition: nonEmptyText,
  deliveryParameters: nonEmptyText,
  /** Build-time value: built pages contain the addresses of their pictures. */
  media: nonEmptyText,
});
