import { describe, expect, it } from 'vitest';
import { frameAddress } from './frame-address';

describe('the address in the device frame', () => {
  it('is the same page in both modes', () => {
    expect(frameAddress('site', '/kassa/?tg=1')).toBe('/kassa/?tg=1');
    expect(frameAddress('external', '/kassa/?tg=1')).toBe('/external/kassa/?tg=1');
  });

  it('adds a missing slash', () => {
    expect(frameAddress('external', ' varumarken/ ')).toBe('/external/varumarken/');
    expect(frameAddress('site', '')).toBe('/');
  });

  it.each(['//evil.example/', '\\\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
    'stays on this origin for %j',
    (typed) => {
      for (const shell of ['site', 'external'] as const)
        expect(new URL(frameAddress(shell, typed), 'http://localhost:4180').origin).toBe('http://localhost:4180');
    },
  );
});
