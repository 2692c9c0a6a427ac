import * as v from 'valibot';
import { nonEmptyText } from './non-empty-text';

/** `services` of `/config.json`: base addresses, absolute or relative to the document's origin. No trailing slash. */
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
  /** A build-time value: built pages name their pictures by it. */
  media: nonEmptyText,
});
