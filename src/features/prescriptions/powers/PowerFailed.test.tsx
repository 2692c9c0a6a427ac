// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/render';
import { ApiError, type Failure } from '../../../api/errors';
import { PowerFailed } from './PowerFailed';

async function textFor(failure: Failure): Promise<string | null> {
  const { container } = await render(<PowerFailed error={new ApiError(failure)} title="Det gick fel" />);
  return container.textContent;
}

it('a change that was sent without a network is not blamed on the service', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await textFor({ kind: 'network' })).toContain('Du är inte uppkopplad');
});

it('why the service refused it is shown all the same', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await textFor({ kind: 'tooMany' })).toContain('Det blev många försök på kort tid.');
});
