// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { byRole, render } from '../../../tests/support/render';
import { ore } from '../../domain/money';
import { BookableServices } from './BookableServices';

const service = (name: string, price: number | null) => ({
  id: name,
  name,
  price: price === null ? null : ore(price),
  bookingUrl: `https://book.example/${name}`,
  informationUrl: `https://shop.example/${name}`,
});

it.each([
  [null, 'Priset varierar'],
  [0, 'Kostnadsfritt'],
  [45_000, '450 kr'],
])('a service that costs %s says "%s"', async (price, text) => {
  const { container } = await render(<BookableServices services={[service('Vaccination', price)]} />);
  expect(container.querySelector('li p')?.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
});

it('each service leads to where it is booked and described', async () => {
  await render(<BookableServices services={[service('Vaccination', 0), service('Blodtryck', 0)]} />);
  const link = (name: string) => byRole<HTMLAnchorElement>('link', name).href;
  expect(link('Boka på nätet: Blodtryck')).toBe('https://book.example/Blodtryck');
  expect(link('Pris och information: Vaccination')).toBe('https://shop.example/Vaccination');
});
