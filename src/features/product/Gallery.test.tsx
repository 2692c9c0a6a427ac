// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { Gallery } from './Gallery';

let goIdle: () => void;
vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
  goIdle = callback;
});

vi.stubGlobal('cancelIdleCallback', () => {});

const picture = (src: string, alt: string) => ({ src, alt, widths: [160, 320], ratio: 1 });
const pictures = [picture('p/1', 'Salva'), picture('p/1-near', 'Salva, närbild')];
const shown = () => [...document.querySelectorAll('img')].map(({ alt }) => alt).filter(Boolean);

it('loads the first picture at once, and the others when one is chosen', async () => {
  await render(<Gallery title="Salva" pictures={pictures} />);
  expect(shown()).toEqual(['Salva']);
  await act(async () => goIdle());
  expect(shown()).toEqual(['Salva']);
  await press(byRole('button', 'Visa bild 2 av 2'));
  expect(shown()).toEqual(['Salva', 'Salva, närbild']);
});

it('marks which picture is shown', async () => {
  await render(<Gallery title="Salva" pictures={pictures} />);
  const second = byRole('button', 'Visa bild 2 av 2');
  expect(byRole('button', 'Visa bild 1 av 2').getAttribute('aria-current')).toBe('true');
  await press(second);
  expect(second.getAttribute('aria-current')).toBe('true');
  expect(byRole('button', 'Visa bild 1 av 2').hasAttribute('aria-current')).toBe(false);
});

it('shows the pictures enlarged, starting with the chosen one', async () => {
  await render(<Gallery title="Salva" pictures={pictures} />);
  await press(byRole('button', 'Förstora bild 2 av 2: Salva, närbild'));
  // Loading the modal's module can be slow on a busy machine.
  await vi.waitFor(() => expect(document.querySelectorAll('dialog img')).toHaveLength(2), { timeout: 10_000 });
  expect(document.querySelector<HTMLImageElement>('dialog img')?.alt).toBe('Salva, närbild');
});

it('a single picture has no buttons to choose from', async () => {
  await render(<Gallery title="Salva" pictures={pictures.slice(0, 1)} />);
  expect(document.querySelectorAll('button')).toHaveLength(1);
});
