import { expect, it } from 'vitest';
import { attachBag } from './attach-bag';

const answers: Record<string, object> = {
  '/api/web/authy/getAccessToken': { token: 'abc', expiresIn: 60 },
  '/api/expedition/cart': { prescriptionBagId: 'bag-1', rows: [] },
};

function service(refused: string | null = null) {
  const calls: { path: string; method: string; bearer: string | null; body: unknown }[] = [];
  const fetchFile: typeof fetch = async (input, init) => {
    const path = String(input);
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    calls.push({ path, method: init?.method ?? 'GET', bearer: new Headers(init?.headers).get('Authorization'), body });
    return path === refused ? new Response(null, { status: 503 }) : Response.json(answers[path] ?? {});
  };
  return { calls, fetchFile };
}

it('the bag of who is signed in is put into the cart', async () => {
  const { calls, fetchFile } = service();
  expect(await attachBag('c1', fetchFile)).toBe(true);
  expect(calls.at(-1)).toEqual({
    path: '/api/web/cart2/internal/b2c/cart/c1/prescription-bag',
    method: 'PUT',
    bearer: 'Bearer abc',
    body: { prescriptionBagId: 'bag-1' },
  });
});

it.each(['/api/web/authy/getAccessToken', '/api/expedition/cart'])('nothing is put if %s fails', async (refused) => {
  const { calls, fetchFile } = service(refused);
  expect(await attachBag('c1', fetchFile)).toBe(false);
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});
