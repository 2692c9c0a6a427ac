import * as v from 'valibot';

/** GET /: the operator's notices for every page. */
export const messagesSchema = v.object({
  messages: v.array(
    v.object({ id: v.string(), text: v.string(), tone: v.fallback(v.picklist(['info', 'warning']), 'info') }),
  ),
});
