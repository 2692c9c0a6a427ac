import { expect, it } from 'vitest';
import { isWithin } from './redirects';

const page = 'https://frames.example/frames/klarna/?session=s1';

it('only the page’s own address counts as within it', () => {
  expect(isWithin('https://frames.example/frames/klarna/?session=s1&order=complete', page)).toBe(true);
  expect(isWithin('https://frames.example/frames/klarna/bank', page)).toBe(false);
  expect(isWithin('https://frames.example/frames/payment/?session=s1', page)).toBe(false);
  expect(isWithin('https://frames.example.evil.example/frames/klarna/', page)).toBe(false);
  expect(isWithin('https://bank.example/frames/klarna/', page)).toBe(false);
});
