import { expect, it } from 'vitest';
import { isExactOrigin } from './exact-origin';

it.each(['https://app.example', 'http://localhost:4180', 'app://localhost'])('%s is an exact origin', (origin) => {
  expect(isExactOrigin(origin)).toBe(true);
});

it.each(['*', 'null', '', 'https://*.example', 'https://app.example/', 'app.example'])('%j is not', (origin) => {
  expect(isExactOrigin(origin)).toBe(false);
});
