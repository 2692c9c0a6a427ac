// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { withQueries } from '../../../tests/support/queries';
import { render } from '../../../tests/support/render';
import { productNumber } from '../../domain/ids';
import { Disclosures } from './Disclosures';

const before = [{ id: 'otcMedicine', text: 'Läs bipacksedeln.' }];
const shown = () => document.body.textContent;

it('the notices of the page are there from the start, and give way to the current ones', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  fakeHttp(() => answered);
  await render(withQueries(<Disclosures productNumber={productNumber('100123')} before={before} />));
  expect(shown()).toBe('Läs bipacksedeln.');
  const disclosures = [{ id: 'otcMedicine', text: 'Fråga en farmaceut.' }];
  answer(Response.json({ items: [{ itemId: '100123', disclosures }] }));
  await act(async () => {
    await vi.waitFor(() => expect(shown()).toBe('Fråga en farmaceut.'), 4000);
  });
});

it('the notices of the page stay if the current ones cannot be read', async () => {
  let asked = 0;
  fakeHttp(() => {
    asked += 1;
    return new Response('', { status: 500 });
  });
  await render(withQueries(<Disclosures productNumber={productNumber('100124')} before={before} />));
  await act(async () => {
    await vi.waitFor(() => expect(asked).toBe(1), 4000);
  });
  expect(shown()).toBe('Läs bipacksedeln.');
});
