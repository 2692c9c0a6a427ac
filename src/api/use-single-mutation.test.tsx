// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { withQueries } from '../../tests/support/queries';
import { byRole, press, render } from '../../tests/support/render';
import { useSingleMutation } from './use-single-mutation';

function Screen({ call }: { call: () => Promise<void> }) {
  const { mutate, isPending, isError } = useSingleMutation({ mutationFn: call });
  return (
    <button type="button" onClick={() => mutate()}>
      {isPending ? 'Tar bort' : isError ? 'Försök igen' : 'Ta bort'}
    </button>
  );
}

it('two presses without a pause write once; after a failure another press writes again', async () => {
  let fail = () => {};
  const call = vi.fn(
    () =>
      new Promise<never>((_, reject) => {
        fail = () => reject(new Error('refused'));
      }),
  );
  await render(withQueries(<Screen call={call} />));
  const button = byRole('button', 'Ta bort');
  await act(async () => {
    button.click();
    button.click();
  });
  await act(() => vi.waitFor(() => expect(button.textContent).toBe('Tar bort')));
  expect(call).toHaveBeenCalledOnce();
  await act(async () => fail());
  await act(() => vi.waitFor(() => expect(button.textContent).toBe('Försök igen')));
  await press(button);
  expect(call).toHaveBeenCalledTimes(2);
});
