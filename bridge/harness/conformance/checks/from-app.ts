import { type AwaitedType, type Check, failed, passed } from '../verdict';

/** Messages that an app sends unprompted. */
export const fromApp: readonly Check[] = [
  awaited('BACK', 'BACK arrives, and the page answers it', ['ACK']),
  awaited('NAVIGATE', 'NAVIGATE arrives with a path of the shop'),
  awaited('CART_REFRESH', 'CART_REFRESH arrives'),
  awaited('RESUMED', 'RESUMED arrives when the app is in the foreground again'),
  awaited('INSETS', 'INSETS arrive with plausible values'),
];

function awaited(type: AwaitedType, about: string, more: Check['messages'] = []): Check {
  return {
    id: `from-app-${type.toLowerCase().replaceAll('_', '-')}`,
    about,
    messages: [type, ...more],
    async run({ silentHost, awaitFromApp }) {
      if (silentHost) return { result: 'notOffered', reason: 'the app never sends messages' };
      return (await awaitFromApp(type)) ? passed : failed(`no ${type} arrived, or not for the latest session`);
    },
  };
}
