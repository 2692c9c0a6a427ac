import * as v from 'valibot';
import { linkKind, severities } from '../../domain/website-message';

const moment = v.nullish(v.pipe(v.string(), v.isoTimestamp()), null);
const words = v.nullish(v.array(v.string()), []);

const linkSchema = v.object({
  text: v.pipe(v.string(), v.minLength(1)),
  href: v.pipe(
    v.string(),
    v.check((href) => linkKind(href) !== null),
  ),
});

/**
 * GET /: what the operator tells visitors, as plain text. `pages`, `channels` and `surfaces` limit where; without them it
 * is everywhere. A link to anywhere but the shop or the web is left out.
 */
export const messagesSchema = v.object({
  messages: v.array(
    v.object({
      id: v.pipe(v.string(), v.minLength(1)),
      revision: v.nullish(v.pipe(v.number(), v.safeInteger()), 1),
      severity: v.fallback(v.picklist(severities), 'info'),
      text: v.pipe(v.string(), v.minLength(1)),
      link: v.fallback(v.nullish(linkSchema, null), null),
      from: moment,
      until: moment,
      pages: words,
      channels: words,
      surfaces: words,
    }),
  ),
});
