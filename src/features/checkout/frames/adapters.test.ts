import { expect, it } from 'vitest';
import { adapterOf } from './adapters';

const payment = 'https://frames.example/frames/payment/?session=s1';
const delivery = 'https://frames.example/frames/delivery/?session=s1';

it('the page given by the service is shown if no other provider is configured', () => {
  expect(adapterOf('payment', undefined).pageFor(payment)).toBe(payment);
  expect(adapterOf('shipping', { payment: 'klarna', delivery: 'reference' }).pageFor(delivery)).toBe(delivery);
});

it('our page for a provider’s script has the same origin and session as the page from the service', () => {
  const providers = { payment: 'klarna', delivery: 'ingrid' } as const;
  expect(adapterOf('payment', providers).pageFor(payment)).toBe('https://frames.example/frames/klarna/?session=s1');
  expect(adapterOf('shipping', providers).pageFor(delivery)).toBe('https://frames.example/frames/ingrid/?session=s1');
});

it('our own page is used as is if the service already gives its address', () => {
  const ours = 'https://frames.example/frames/klarna/?session=s1';
  expect(adapterOf('payment', { payment: 'klarna', delivery: 'reference' }).pageFor(ours)).toBe(ours);
});

it('an invalid address is returned unchanged, and is never shown', () => {
  expect(adapterOf('payment', { payment: 'klarna', delivery: 'reference' }).pageFor('/frames/')).toBe('/frames/');
});

it('a frame cannot navigate the shop’s window', () => {
  for (const name of ['reference', 'klarna'] as const) {
    expect(adapterOf('payment', { payment: name, delivery: 'reference' }).sandbox).not.toMatch(/top-navigation/);
  }
});
