// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/render';
import { provideCart } from '../../../cart/current-cart';
import { useDeliveryAttempt } from './use-delivery-attempt';

const refresh = vi.fn(async () => {});
provideCart(async () => ({
  core: { refresh } as never,
  channel: 'b2c',
  substanceOf: async () => null,
  firstLoad: Promise.resolve(),
}));

let attempt: ReturnType<typeof useDeliveryAttempt>;
const onDone = vi.fn();
function Step({ delivered }: { delivered: boolean }) {
  attempt = useDeliveryAttempt(delivered, onDone);
  return null;
}

let setDelivered: (delivered: boolean) => void;
function Delivering() {
  const [delivered, set] = useState(false);
  setDelivered = set;
  return <Step delivered={delivered} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  onDone.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const network = (online: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

it('what is missing follows the reports of the frame until nothing is', async () => {
  await render(<Step delivered={false} />);
  await act(async () => attempt.requestNext());
  expect(attempt).toMatchObject({ validations: 1, waiting: true, missing: null });
  await act(async () => attempt.reportMissing(['email', 'city']));
  expect(attempt).toMatchObject({ waiting: false, missing: ['email', 'city'] });
  await act(async () => attempt.reportMissing(['city']));
  expect(attempt.missing).toEqual(['city']);
  await act(async () => attempt.reportMissing([]));
  expect(attempt.missing).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

it('nothing is called missing before the customer has wanted to go on', async () => {
  await render(<Step delivered={false} />);
  await act(async () => attempt.reportMissing(['city']));
  expect(attempt.missing).toBeNull();
});

it('a frame in which nothing is missing is waited for, then named in general', async () => {
  const { show } = await render(<Step delivered={false} />);
  await act(async () => attempt.requestNext());
  await act(async () => attempt.reportMissing([]));
  expect(attempt).toMatchObject({ waiting: true, missing: null });
  await act(async () => vi.advanceTimersByTime(3000));
  expect(attempt).toMatchObject({ waiting: false, missing: [] });
  await act(async () => attempt.requestNext());
  await show(<Step delivered />);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('what was written wrongly after the delivery was complete is named, and nobody goes on with the old', async () => {
  await render(<Step delivered />);
  await act(async () => attempt.requestNext());
  expect(attempt).toMatchObject({ validations: 1, waiting: true });
  await act(async () => attempt.reportMissing(['mobile']));
  expect(attempt).toMatchObject({ waiting: false, missing: ['mobile'] });
  await act(async () => attempt.reportMissing([]));
  expect(attempt.missing).toBeNull();
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(onDone).not.toHaveBeenCalled();
});

it('a complete delivery goes on once the frame agrees, with the cart as it then is', async () => {
  let read = () => {};
  refresh.mockImplementationOnce(() => new Promise((resolve) => (read = resolve)));
  await render(<Step delivered />);
  await act(async () => attempt.requestNext());
  await act(async () => attempt.reportMissing([]));
  expect(attempt.waiting).toBe(true);
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => read());
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(attempt.waiting).toBe(false);
});

it('what the frame finds wrong while the cart is read again is named, too', async () => {
  let read = () => {};
  refresh.mockImplementationOnce(() => new Promise((resolve) => (read = resolve)));
  await render(<Step delivered />);
  await act(async () => attempt.requestNext());
  await act(async () => attempt.reportMissing([]));
  await act(async () => attempt.reportMissing(['mobile']));
  await act(async () => read());
  expect(attempt).toMatchObject({ waiting: false, missing: ['mobile'] });
  expect(onDone).not.toHaveBeenCalled();
});

it('a complete delivery of a frame that reports nothing goes on soon', async () => {
  await render(<Step delivered />);
  await act(async () => attempt.requestNext());
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(3000));
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('a frame that is loaded again has not been asked anything yet', async () => {
  await render(<Step delivered={false} />);
  await act(async () => attempt.requestNext());
  await act(async () => attempt.reportMissing(['email']));
  await act(async () => attempt.reset());
  expect(attempt).toMatchObject({ validations: 0, waiting: false, missing: null });
});

it('a frame that is still sending is waited for, longer than one that reports nothing', async () => {
  const { show } = await render(<Step delivered={false} />);
  await act(async () => attempt.requestNext());
  await act(async () => attempt.reportSending());
  await act(async () => vi.advanceTimersByTime(12_000));
  expect(attempt).toMatchObject({ waiting: true, missing: null });
  await show(<Step delivered />);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('once all is sent, the cart shows whether something is missing', async () => {
  let read = () => {};
  await render(<Step delivered={false} />);
  await act(async () => attempt.requestNext());
  await act(async () => attempt.reportSending());
  refresh.mockImplementationOnce(() => new Promise((resolve) => (read = resolve)));
  await act(async () => attempt.reportMissing([]));
  await act(async () => vi.advanceTimersByTime(6000));
  expect(attempt).toMatchObject({ waiting: true, missing: null });
  await act(async () => read());
  expect(attempt).toMatchObject({ waiting: false, missing: [] });
});

it('nothing is called missing while the cart is still being read', async () => {
  let read = () => {};
  const { show } = await render(<Step delivered={false} />);
  await act(async () => attempt.requestNext());
  refresh.mockImplementationOnce(() => new Promise((resolve) => (read = resolve)));
  await act(async () => vi.advanceTimersByTime(9000));
  expect(attempt).toMatchObject({ waiting: true, missing: null });
  await act(async () => read());
  await show(<Step delivered />);
  expect(attempt.missing).toBeNull();
});

it('a complete delivery does not go on while the frame is still sending a change of it', async () => {
  await render(<Step delivered />);
  await act(async () => attempt.requestNext());
  await act(async () => attempt.reportSending());
  await act(async () => vi.advanceTimersByTime(12_000));
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => attempt.reportMissing([]));
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('a frame that never gets an answer ends as a failed connection', async () => {
  await render(<Step delivered />);
  await act(async () => attempt.requestNext());
  await act(async () => attempt.reportSending());
  await act(async () => vi.advanceTimersByTime(40_000));
  expect(attempt).toMatchObject({ waiting: false, missing: ['connection'] });
  expect(onDone).not.toHaveBeenCalled();
});

it('without a network the frame is not asked, and the message is gone once there is one', async () => {
  await render(<Step delivered />);
  await network(false);
  await act(async () => attempt.requestNext());
  expect(attempt).toMatchObject({ validations: 0, waiting: false, missing: ['connection'] });
  await network(true);
  expect(attempt.missing).toBeNull();
});

it('a network that is lost meanwhile is named, and not what the frame could not send', async () => {
  await render(<Step delivered={false} />);
  await act(async () => attempt.requestNext());
  await network(false);
  await act(async () => vi.advanceTimersByTime(3000));
  expect(attempt).toMatchObject({ waiting: false, missing: ['connection'] });
  await network(true);
  expect(attempt.missing).toBeNull();
});

it('what else is missing stays named when the network is back', async () => {
  await render(<Step delivered={false} />);
  await act(async () => attempt.requestNext());
  await act(async () => attempt.reportMissing(['city', 'connection']));
  await network(true);
  expect(attempt.missing).toEqual(['city']);
});

it('a cart that is complete in the middle of being read is gone on with once', async () => {
  let read = () => {};
  await render(<Delivering />);
  await act(async () => attempt.requestNext());
  await act(async () => attempt.reportSending());
  refresh.mockImplementationOnce(() => new Promise((resolve) => (read = resolve)));
  await act(async () => attempt.reportMissing([]));
  onDone.mockImplementationOnce(() => read());
  vi.useRealTimers();
  // As in a page: what is resolved meanwhile goes on before React renders again.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  setDelivered(true);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  await vi.waitFor(() => expect(attempt.waiting).toBe(false));
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  expect(onDone).toHaveBeenCalledTimes(1);
});
