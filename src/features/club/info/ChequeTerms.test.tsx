// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../../tests/support/render';
import { ChequeTerms } from './ChequeTerms';

it.each(['frakt', 'receptvaror', 'modersmjölksersättning', 'gåvor'])(
  'says that cheques cannot pay %s',
  async (what) => {
    const { container } = await render(<ChequeTerms />);
    const limits = [...container.querySelectorAll('li')].find(({ textContent }) =>
      textContent?.includes('betalar inte'),
    );
    expect(limits?.textContent).toContain(what);
  },
);
