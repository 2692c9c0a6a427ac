// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApp, hello } from './testing/fake-app';

let posted: ReturnType<typeof fakeApp>['posted'];
let send: ReturnType<typeof fakeApp>['send'];

beforeEach(() => {
  ({ posted, send } = fakeApp());
});

const faults = () => posted.flatMap(({ type, payload }) => (type === 'FAULT' ? [payload] : []));

describe('the appearance of the app', () => {
  const { dataset, style } = document.documentElement;
  const look = () => [dataset.scheme, style.getPropertyValue('--font-scale')];
  beforeEach(() => {
    delete dataset.scheme;
    style.removeProperty('--font-scale');
  });

  it('of HELLO applies, and afterwards the latest one', () => {
    send('HELLO', { ...hello, colorScheme: 'dark', fontScale: 1.5 });
    expect(look()).toEqual(['dark', '1.5']);
    send('APPEARANCE', { colorScheme: 'light', fontScale: 3.12 });
    expect(look()).toEqual(['light', '3']);
    send('APPEARANCE', { fontScale: 0.6 });
    expect(look()).toEqual([undefined, '0.8']);
    send('APPEARANCE', {});
    expect(look()).toEqual([undefined, '']);
  });

  it('is left to the web view by an app that reports nothing of it', () => {
    send('HELLO', hello);
    expect(look()).toEqual([undefined, '']);
    send('APPEARANCE', { colorScheme: 'dark' });
    send('HELLO', hello);
    expect(look()).toEqual(['dark', '']);
  });

  it('keeps what a HELLO does not contain', () => {
    send('APPEARANCE', { colorScheme: 'dark', fontScale: 1.5 });
    send('HELLO', { ...hello, colorScheme: 'light' });
    expect(look()).toEqual(['light', '1.5']);
    send('HELLO', { ...hello, fontScale: 2 });
    expect(look()).toEqual(['light', '2']);
  });

  it('is not changed by what is implausible, of which the app gets a FAULT', () => {
    send('HELLO', { ...hello, colorScheme: 'dark', fontScale: 50 });
    expect(look()).toEqual(['dark', '']);
    send('APPEARANCE', { colorScheme: 'sepia' });
    expect(look()).toEqual(['dark', '']);
    expect(faults()).toEqual([
      { code: 'MALFORMED', about: 'HELLO', field: 'fontScale' },
      { code: 'MALFORMED', about: 'APPEARANCE', field: 'colorScheme' },
    ]);
  });
});
