import { expect, it } from 'vitest';
import { adapterOf } from './adapters';

const payment = 'https://frames.example/frames/payment/?session=s1';
const delivery = 'https://frames.example/frames/delivery/?session=s1';

it('the page that the service names is shown where the configuration names no other provider', () => {
  expect(adapterOf('payment', undefined).pageFor(payment)).toBe(payment);
  expect(adapterOf('shipping', { payment: 'klarna', delivery: 'reference' }).pageFor(delivery)).toBe(delivery);
});

it('our page around a provider’s script lies beside it, on the same origin and for the same session', () => {
  const providers = { payment: 'klarna', delivery: 'ingrid' } as const;
  expect(adapterOf('payment', providers).pageFor(payment)).toBe('https://frames.example/frames/klarna/?session=s1');
  expect(adapterOf('shipping', providers).pageFor(delivery)).toBe('https://frames.example/frames/ingrid/?session=s1');
});

it('a service that names our page itself gets that', () => {
  const ours = 'https://frames.example/frames/klarna/?session=s1';
  expect(adapterOf('payment', { payment: 'klarna', delivery: 'reference' }).pageFor(ours)).toBe(ours);
});

it('what is no address stays what it is: it is shown nowhere', () => {
  expect(adapterOf('payment', { payment: 'klarna', delivery: 'reference' }).pageFor('/frames/')).toBe('/frames/');
});

it('no frame may lead the shop’s own window anywhere', () => {
  for (const name of ['reference', 'klarna'] as const) {
    expect(adapterOf('payment', { payment: name, delivery: 'reference' }).sandbox).not.toMatch(/top-navigation/);
  }
});
