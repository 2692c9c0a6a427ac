import { describe, expect, it } from 'vitest';
import { linkKind, messageKey, messagesFor, nextChange, type Reader, type WebsiteMessage } from './website-message';

const message: WebsiteMessage = {
  id: 'strike',
  revision: 1,
  severity: 'info',
  text: 'Leveranser kan dröja.',
  link: null,
  from: null,
  until: null,
  pages: [],
  channels: [],
  surfaces: [],
};
const noon = '2026-05-04T12:00:00Z';
const reader: Reader = { path: '/', channel: 'b2c', surface: 'site', now: Date.parse(noon), dismissed: [] };
const isShown = (changes: Partial<WebsiteMessage>, at: Partial<Reader> = {}) =>
  messagesFor([{ ...message, ...changes }], { ...reader, ...at }).length === 1;

describe('a message of the operator', () => {
  it('without limits is shown everywhere', () => {
    expect(isShown({}, { path: '/kassa/', channel: 'doktor-se', surface: 'external' })).toBe(true);
  });

  it('is shown from its start until its end', () => {
    expect(isShown({ from: noon })).toBe(true);
    expect(isShown({ from: '2026-05-04T12:00:01Z' })).toBe(false);
    expect(isShown({ until: '2026-05-04T12:00:01Z' })).toBe(true);
    expect(isShown({ until: noon })).toBe(false);
  });

  it('is shown on its pages alone', () => {
    expect(isShown({ pages: ['/kassa/'] }, { path: '/kassa/' })).toBe(true);
    expect(isShown({ pages: ['/kassa'] }, { path: '/kassa/' })).toBe(true);
    expect(isShown({ pages: ['/kassa/'] }, { path: '/kassa/tack/' })).toBe(false);
    expect(isShown({ pages: ['/recept/*', '/kassa/*'] }, { path: '/kassa/tack/' })).toBe(true);
    expect(isShown({ pages: ['/recept/*'] })).toBe(false);
  });

  it('is shown in its sales channels and where it is meant for', () => {
    expect(isShown({ channels: ['doktor-se'] })).toBe(false);
    expect(isShown({ channels: ['doktor-se'] }, { channel: 'doktor-se' })).toBe(true);
    expect(isShown({ surfaces: ['external'] })).toBe(false);
    expect(isShown({ surfaces: ['external', 'site'] })).toBe(true);
    expect(isShown({ channels: ['a-new-one'] })).toBe(false);
  });

  it('that was dismissed returns with its next revision', () => {
    const dismissed = [messageKey(message)];
    expect(isShown({}, { dismissed })).toBe(false);
    expect(isShown({ revision: 2 }, { dismissed })).toBe(true);
  });
});

it('the most serious messages come first, others in the order of the service', () => {
  const of = (id: string, severity: WebsiteMessage['severity']) => ({ ...message, id, severity });
  const messages = [of('a', 'info'), of('b', 'warning'), of('c', 'problem'), of('d', 'warning')];
  expect(messagesFor(messages, reader).map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a']);
});

it('the next change is the soonest start or end still to come', () => {
  const now = reader.now;
  const from = '2026-05-04T13:00:00Z';
  const until = '2026-05-04T12:30:00Z';
  expect(
    nextChange(
      [
        { ...message, from },
        { ...message, until },
        { ...message, from: noon },
      ],
      now,
    ),
  ).toBe(Date.parse(until));
  expect(nextChange([message, { ...message, until: noon }], now)).toBeNull();
});

it.each([
  ['/rad/leverans/', 'page'],
  ['https://www.1177.se/', 'web'],
  ['http://example.se', 'web'],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['rad/', null],
  // Browsers leave out tabs and line breaks.
  ['/\t/evil.example/', null],
  ['/\n\\evil.example/', null],
  ['https://', null],
] as const)('%s leads to: %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});
