import { expect, it, vi } from 'vitest';
import { fetchTexts, i18n } from './catalogue';

it('missing texts are requested once, and fail like a file that could not be loaded', async () => {
  const fetchFile = vi.fn(async () => new Response('', { status: 404 }));
  await expect(fetchTexts('/assets/Gone-1.json', fetchFile)).rejects.toThrow(TypeError);
  await expect(fetchTexts('/assets/Gone-1.json', fetchFile)).rejects.toThrow(/load/);
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

it('texts are requested again after a server error', async () => {
  vi.useFakeTimers();
  try {
    const fetchFile = vi
      .fn(async () => Response.json({ hej: 'Hej' }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response('', { status: 503 }));
    const done = fetchTexts('/assets/Late-1.json', fetchFile);
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(fetchFile).toHaveBeenCalledTimes(3);
    expect(i18n._('hej')).toBe('Hej');
  } finally {
    vi.useRealTimers();
  }
});
