import { describe, expect, it, vi } from 'vitest';
import { iframeConnection } from './iframe-connection';

function setUp() {
  const listeners = new Set<(event: { source: unknown; origin: string; data: unknown }) => void>();
  const posted: [unknown, string][] = [];
  const frame = { contentWindow: { postMessage: (message: unknown, to: string) => posted.push([message, to]) } };
  const window = {
    addEventListener: (_: 'message', listener: Parameters<typeof listeners.add>[0]) => listeners.add(listener),
    removeEventListener: (_: 'message', listener: Parameters<typeof listeners.add>[0]) => listeners.delete(listener),
  };
  const connection = iframeConnection({ window, frame, origin: 'https://shop.example' });
  const receive = vi.fn();
  const close = connection.listen(receive);
  const fire = (source: unknown, origin: string) => {
    for (const listener of listeners) listener({ source, origin, data: 'data' });
  };
  return { connection, frame, posted, receive, close, fire, listeners };
}

describe('connection to an iframe', () => {
  it('posts to the exact origin of the shop', () => {
    const { connection, posted } = setUp();
    const message = { luckan: 1, type: 'BACK', id: 'a', session: 's', seq: 0, payload: {} } as const;
    connection.post(message);
    expect(posted).toEqual([[message, 'https://shop.example']]);
  });

  it('receives messages of the frame from the shop’s origin', () => {
    const { fire, frame, receive } = setUp();
    fire(frame.contentWindow, 'https://shop.example');
    expect(receive).toHaveBeenCalledExactlyOnceWith('data');
  });

  it('ignores other windows, and the frame after it has navigated to another origin', () => {
    const { fire, frame, receive } = setUp();
    fire({}, 'https://shop.example');
    fire(null, 'https://shop.example');
    fire(frame.contentWindow, 'https://evil.example');
    expect(receive).not.toHaveBeenCalled();
  });

  it('removes its listener when closed', () => {
    const { close, listeners } = setUp();
    close();
    expect(listeners.size).toBe(0);
  });

  it.each(['*', 'null', 'https://shop.example/', 'https://*.example', ''])(
    '%j is not accepted as an origin',
    (origin) => {
      const window = { addEventListener() {}, removeEventListener() {} };
      expect(() => iframeConnection({ window, frame: { contentWindow: null }, origin })).toThrow(TypeError);
    },
  );
});
