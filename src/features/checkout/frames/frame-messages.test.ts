import { describe, expect, it } from 'vitest';
import { allowedOrigin, readFrameMessage } from './frame-messages';

const origin = 'https://pay.example';
const source = {} as Window;
const expected = { frame: 'payment', source, origin } as const;
const approved = { type: 'approved', frame: 'payment', paymentId: 'p1' };

describe('a message', () => {
  it('from the window and origin of the payment frame, in a known format, is accepted', () => {
    expect(readFrameMessage({ source, origin, data: approved }, expected)).toEqual(approved);
    const height = { type: 'height', frame: 'payment', height: 612.4 };
    expect(readFrameMessage({ source, origin, data: height }, expected)).toEqual(height);
  });

  it.each([
    ['another window', { source: {} as Window, origin, data: approved }],
    ['no window', { source: null, origin, data: approved }],
    ['another origin', { source, origin: 'https://evil.example', data: approved }],
    ['an origin that only begins alike', { source, origin: `${origin}.evil.example`, data: approved }],
    ['a frame that claims to be the other one', { source, origin, data: { type: 'loaded', frame: 'delivery' } }],
    ['a message without its payment', { source, origin, data: { type: 'approved', frame: 'payment' } }],
    ['a payment with an empty id', { source, origin, data: { ...approved, paymentId: '' } }],
    ['a height that is no number', { source, origin, data: { type: 'height', frame: 'payment', height: 'auto' } }],
    ['a negative height', { source, origin, data: { type: 'height', frame: 'payment', height: -1 } }],
    ['a token', { source, origin, data: { type: 'TOKEN', accessToken: 'x' } }],
    ['a text', { source, origin, data: JSON.stringify(approved) }],
    ['nothing', { source, origin, data: null }],
  ])('from or with %s is rejected', (_, event) => {
    expect(readFrameMessage(event, expected)).toBeNull();
  });

  it('is rejected before the frame has a window', () => {
    expect(readFrameMessage({ source: null, origin, data: approved }, { ...expected, source: null })).toBeNull();
  });
});

it('only frames from listed origins are shown', () => {
  expect(allowedOrigin('https://pay.example/frames/payment/?session=1', [origin])).toBe(origin);
  expect(allowedOrigin('https://pay.example:444/', [origin])).toBeNull();
  expect(allowedOrigin('javascript:alert(1)', [origin])).toBeNull();
  expect(allowedOrigin('/frames/payment/', [origin])).toBeNull();
});
