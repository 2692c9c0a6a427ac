import { messageTable } from './message-table';

const begin = '<!-- messages: begin, written by bridge/protocol/generate -->';
const end = '<!-- messages: end -->';

/** This README with its message tables made anew from the protocol. */
export function withMessageTable(readme: string): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error('the README has lost the marks between which the message tables stand');
  return `${readme.slice(0, from + begin.length)}\n\n${messageTable()}\n\n${readme.slice(to)}`;
}
