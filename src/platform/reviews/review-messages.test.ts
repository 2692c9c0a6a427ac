import { describe, expect, it } from 'vitest';
import { readReviews } from './review-messages';
import { reviewsAddress } from './reviews-address';

const source = {} as Window;
const review = {
  id: '1',
  title: 'Bra',
  text: 'Mycket bra.',
  stars: 5,
  date: '2026-03-01',
  author: 'Eva',
  verified: true,
};
const message = { provider: 'Omdömesbanken', average: 4.6, count: 12, items: [review] };
const data = { frame: 'reviews', type: 'reviews', ...message };
const event = { source, origin: 'null', data };

it('valid reviews from the frame itself are read, without unknown fields', () => {
  expect(readReviews({ ...event, data: { ...data, html: '<b>' } }, source)).toEqual(message);
});

it.each([
  ['another window', { ...event, source: {} as Window }],
  ['no window', { ...event, source: null }],
  ['a window with an origin', { ...event, origin: 'https://reviews.example' }],
])('a message from %s is ignored', (_, arrived) => {
  expect(readReviews(arrived, source)).toBeNull();
});

it('messages are ignored before the frame has a window', () => {
  expect(readReviews({ ...event, source: null }, null)).toBeNull();
});

describe('the frame has failed', () => {
  it.each([
    ['reports it', { frame: 'reviews', type: 'failed' }],
    ['gives a review six stars', { ...data, items: [{ ...review, stars: 6 }] }],
    ['gives half a star', { ...data, items: [{ ...review, stars: 4.5 }] }],
    ['gives no date', { ...data, items: [{ ...review, date: 'i går' }] }],
    ['gives a negative count', { ...data, count: -1 }],
    ['gives an average that is no number', { ...data, average: Number.NaN }],
    ['gives more than anybody reads', { ...data, items: Array(201).fill(review) }],
    ['gives a text without end', { ...data, items: [{ ...review, text: 'a'.repeat(5001) }] }],
    ['speaks for another frame', { ...data, frame: 'payment' }],
    ['sends nothing', null],
  ])('when it %s', (_, wrong) => {
    expect(readReviews({ ...event, data: wrong }, source)).toBe('failed');
  });
});

it("the frame's address contains the product, and must be a valid web address", () => {
  expect(reviewsAddress('https://r.example/frame/?shop=1', 'a b&c')).toBe(
    'https://r.example/frame/?shop=1&product=a+b%26c',
  );
  for (const page of ['javascript:alert(1)', '/frames/', 'https://', '']) expect(reviewsAddress(page, '1')).toBeNull();
});
