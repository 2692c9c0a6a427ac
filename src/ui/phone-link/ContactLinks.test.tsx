// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { ContactLinks } from './ContactLinks';

it('an e-mail address that does not fit breaks before its @', async () => {
  const { container } = await render(<ContactLinks phone={null} email="kundservice@luckan.example" />);
  expect(container.querySelector('a')?.textContent).toBe('kundservice@luckan.example');
  expect(container.querySelector('wbr')?.nextSibling?.textContent).toBe('@luckan.example');
});
