import * as v from 'valibot';
import { linkKind, severities } from '../../domain/website-message';

const moment = v.nullish(v.pipe(v.string(), v.isoTimestamp()), null);
const stringList = v.nullish(v.array(v.string()), []);

const linkSchema = v.object({
  text: v.pipe(v.string(), v.minLength(1)),
  href: v.pipe(
    v.string(),
    v.check((href) => linkKind(href) !== null),
  ),
});

const messageSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  revision: v.nullish(v.pipe(v.number(), v.safeInteger()), 1),
  severity: v.fallback(v.picklist(severities), 'info'),
  text: v.pipe(v.string(), v.minLength(1)),
  link: v.fallback(v.nullish(linkSchema, null), null),
  from: moment,
  until: moment,
  pages: stringList,
  channels: stringList,
  surfaces: stringList,
});

/**
 * GET /: the operator's messages, as plain text. `pages`, `channels` and `surfaces` limit where; without them one
 * is everywhere. A link to anywhere but the shop or the web is left out. So is a message that is not valid: it must not
 * hide the others; `invalid` is how many.
 */
export const messagesSchema = v.pipe(
  v.object({ messages: v.array(v.unknown()) }),
  v.transform(({ messages }) => {
    const read = messages.map((message) => v.safeParse(messageSchema, message));
    const valid = read.flatMap(({ success, output }) => (success ? [output] : []));
    return { messages: valid, invalid: read.length - valid.length };
  }),
);
