// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { QrCode } from './QrCode';

const text = (second: number) => `bankid.67df3917-fa0d-44e5-b327-edcc928297f8.${second}.${'a1'.repeat(32)}`;

/** The drawn modules, true if dark. */
function drawn(container: Element): boolean[][] {
  const [, , size = 0] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const path = container.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = rows[Number(y)];
    if (row) row[Number(x)] = true;
  }
  return rows;
}

/** The finder pattern of a QR code, seven modules on each side: dark, light, dark inside. */
const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];

function part(rows: boolean[][], left: number, top: number): string[] {
  const square = rows.slice(top, top + 7).map((row) => row.slice(left, left + 7));
  return square.map((row) => row.map((dark) => (dark ? '#' : ' ')).join(''));
}

describe('the code', () => {
  it('has finder patterns in three corners and a quiet zone', async () => {
    const { container } = await render(<QrCode text={text(0)} />);
    const rows = drawn(container);
    const inner = rows.length - 6;
    expect((inner - 17) % 4).toBe(0);
    const far = 3 + inner - 7;
    expect(part(rows, 3, 3)).toEqual(finder);
    expect(part(rows, far, 3)).toEqual(finder);
    expect(part(rows, 3, far)).toEqual(finder);
    expect(part(rows, far, far)).not.toEqual(finder);
    for (let at = 0; at < 3; at++) {
      expect(rows[at]).not.toContain(true);
      expect(rows.at(-1 - at)).not.toContain(true);
      expect(rows.some((row) => row[at] || row.at(-1 - at))).toBe(false);
    }
  });

  it('changes every second, and is the same for the same text', async () => {
    const { container, show } = await render(<QrCode text={text(0)} />);
    const first = drawn(container);
    await show(<QrCode text={text(1)} />);
    expect(drawn(container)).not.toEqual(first);
    await show(<QrCode text={text(0)} />);
    expect(drawn(container)).toEqual(first);
  });

  it('keeps its element and its name for screen readers when it is redrawn', async () => {
    const { container, show } = await render(<QrCode text={text(0)} />);
    const image = container.querySelector('svg[role=img]');
    const name = image?.getAttribute('aria-label');
    expect(name).toBe('QR-kod att läsa av med BankID-appen på din andra enhet');
    await show(<QrCode text={text(1)} />);
    expect(container.querySelector('svg[role=img]')).toBe(image);
    expect(image?.getAttribute('aria-label')).toBe(name);
  });
});
