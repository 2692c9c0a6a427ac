import type * as v from 'valibot';
import { messages } from '../messages';

interface Documented {
  name: string;
  direction: string;
  kind: string;
  since: number;
  base: boolean;
  capability?: string;
  consent?: string;
  about: string;
  sensitive: readonly string[];
  payload: { entries: Readonly<Record<string, v.GenericSchema>> };
}

/** The protocol as the tables of the README. */
export function messageTable(): string {
  const entries: readonly Documented[] = Object.values(messages);
  const section = (heading: string, rows: readonly Documented[]) =>
    [
      `### ${heading}`,
      '',
      '| Message | Kind | Since | Payload | Meaning |',
      '| --- | --- | --- | --- | --- |',
      ...rows.map(row),
    ].join('\n');
  return [
    section(
      'From the shop to the app',
      entries.filter(({ direction }) => direction === 'toHost'),
    ),
    section(
      'From the app to the shop',
      entries.filter(({ direction }) => direction === 'toGuest'),
    ),
    section(
      'Answers, both ways',
      entries.filter(({ direction }) => direction === 'both'),
    ),
  ].join('\n\n');
}

function row({ name, kind, since, base, capability, consent, about, sensitive, payload }: Documented): string {
  const fields = Object.entries(payload.entries).map(
    ([field, { type }]) =>
      `\`${field}${['nullish', 'optional'].includes(type) ? '?' : ''}\`${sensitive.includes(field) ? ' 🔒' : ''}`,
  );
  const notes = [
    about,
    base && !consent && 'Also for apps that never answer.',
    capability && `Capability: \`${capability}\`.`,
    consent && `Only with \`consent\` to \`${consent}\` in HELLO.`,
  ];
  return `| \`${name}\` | ${kind} | ${since} | ${fields.join(', ') || 'empty'} | ${notes.filter(Boolean).join(' ')} |`;
}
