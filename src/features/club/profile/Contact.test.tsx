// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../../tests/support/fake-http';
import { testQueries, withQueries } from '../../../../tests/support/queries';
import { byRole, press, render, type } from '../../../../tests/support/render';
import type { MemberInfo } from '../../../api/member/schema';
import { Contact } from './Contact';

const customer: MemberInfo = {
  firstName: 'Kim',
  lastName: 'Lund',
  memberNumber: '1',
  memberSince: '2024-01-01',
  points: 0,
  email: 'kim@luckan.example',
  emailVerified: true,
  emailRemoved: false,
  mobile: null,
  address: { street: 'Exempelgatan 1', careOf: null, postalCode: '111 22', city: 'Stockholm' },
};

it('what was saved is confirmed in view, also once the change has added something above', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const changed = { ...customer, email: 'ny@luckan.example', emailVerified: false };
  fakeHttp(() => Response.json(changed));
  const queries = testQueries();
  const { show } = await render(withQueries(<Contact customer={customer} />, queries));
  await press(byRole('button', 'Ändra kontaktuppgifter'));
  await type(byRole<HTMLInputElement>('textbox', 'E-post'), changed.email);
  await press(byRole('button', 'Spara'));
  const confirmation = () => document.querySelector('[role=status]');
  await act(() => vi.waitFor(() => expect(confirmation()?.textContent).toBe('Dina kontaktuppgifter är sparade.')));
  expect(document.activeElement).toBe(confirmation()?.previousElementSibling);

  scrolled.mockClear();
  await show(withQueries(<Contact customer={changed} />, queries));
  expect(scrolled.mock.instances).toEqual([confirmation()]);
});
