// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { pharmacyId } from '../../domain/pharmacy';
import { store } from '../../lib/store';
import { purgePersonal } from '../../platform/storage/storage';
import { Toasts } from '../../ui/toast/Toasts';
import { currentToastAtom, dismissToast } from '../../ui/toast/toast-queue';
import { chooseMyPharmacy, dropMyPharmacy } from './choose-my-pharmacy';
import { MyPharmacyToggle } from './MyPharmacyToggle';
import { myPharmacy } from './my-pharmacy';

const key = 'luckan.myPharmacy.v1';
const lund = { id: pharmacyId('1'), name: 'Luckan Lund' };
const kiruna = { id: pharmacyId('2'), name: 'Luckan Kiruna' };
const status = () => document.querySelector('[role=status]')?.textContent;

async function clearToasts(): Promise<void> {
  await act(async () => {
    for (let toast = store.get(currentToastAtom); toast; toast = store.get(currentToastAtom)) dismissToast(toast);
  });
}

beforeEach(() => myPharmacy.clear());
afterEach(clearToasts);

it('the toggle says whether the pharmacy is mine, and a message what that means', async () => {
  await render(
    <>
      <MyPharmacyToggle pharmacy={lund} />
      <MyPharmacyToggle pharmacy={kiruna} />
      <Toasts />
    </>,
  );
  const button = byRole('button', 'Gör till mitt apotek: Luckan Lund');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await press(button);
  expect(byRole('button', 'Mitt apotek: Luckan Lund').getAttribute('aria-pressed')).toBe('true');
  expect(status()).toContain('Luckan Lund är nu ditt apotek. Det visas först när du ser lagersaldo.');
  await clearToasts();
  await press(byRole('button', 'Gör till mitt apotek: Luckan Kiruna'));
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(myPharmacy.read()).toEqual(kiruna);
  await clearToasts();
  await press(byRole('button', 'Mitt apotek: Luckan Kiruna'));
  expect(status()).toContain('Luckan Kiruna är inte längre ditt apotek.');
  expect(myPharmacy.read()).toBeNull();
});

it('only the id and the name are stored', () => {
  chooseMyPharmacy({ ...lund, street: 'Storgatan 1' } as typeof lund);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(lund);
});

it('the toggle follows changes of another tab, and a sign-out', async () => {
  await render(<MyPharmacyToggle pharmacy={lund} />);
  localStorage.setItem(key, JSON.stringify(lund));
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
  byRole('button', 'Mitt apotek: Luckan Lund');
  await act(async () => purgePersonal());
  byRole('button', 'Gör till mitt apotek: Luckan Lund');
  expect(localStorage.getItem(key)).toBeNull();
});

it.each(['{', '"1"', '{"id":"","name":"Luckan"}', '{"id":1,"name":"Luckan"}', '{"id":"1"}'])(
  'an unreadable entry (%s) is no pharmacy',
  (text) => {
    localStorage.setItem(key, text);
    expect(myPharmacy.read()).toBeNull();
  },
);

it('a browser that cannot store it says so', async () => {
  await render(<Toasts />);
  const write = vi.spyOn(myPharmacy, 'write').mockReturnValue(false);
  await act(async () => chooseMyPharmacy(lund));
  write.mockRestore();
  expect(status()).toContain(
    'Luckan Lund är nu ditt apotek, men webbläsaren kan inte spara valet. Det gäller tills du lämnar sidan.',
  );
});

it('a pharmacy that no longer exists is dropped once, and not if another has been chosen meanwhile', async () => {
  await render(<Toasts />);
  myPharmacy.write(kiruna);
  await act(async () => dropMyPharmacy(lund));
  expect(myPharmacy.read()).toEqual(kiruna);
  expect(status()).toBe('');
  await act(async () => dropMyPharmacy(kiruna));
  expect(myPharmacy.read()).toBeNull();
  expect(status()).toContain('Ditt apotek, Luckan Kiruna, finns inte längre.');
  await clearToasts();
  await act(async () => dropMyPharmacy(kiruna));
  expect(status()).toBe('');
});
