import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorHttp } from '../../tests/support/fake-http';
import { type ApiError, type Failure, failureOf } from './errors';
import { configureHttp, type HttpConfig, path, request } from './http';

const schema = v.object({ rows: v.array(v.object({ quantity: v.number() })) });
const product = { rows: [{ quantity: 1 }] };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const fetchFake = vi.fn<typeof fetch>();
const token = vi.fn<HttpConfig['token']>();
const refresh = vi.fn<HttpConfig['refresh']>();

beforeEach(() => {
  fetchFake.mockReset();
  token.mockReset().mockResolvedValue('first');
  refresh.mockReset().mockResolvedValue('second');
  configureHttp({ ...visitorHttp, token, refresh, fetch: fetchFake });
});

function bearers(): (string | null)[] {
  return fetchFake.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
}

async function failed(answer: Promise<unknown>): Promise<Failure | null> {
  return answer.then(
    () => null,
    (error: unknown) => failureOf(error),
  );
}

describe('a call', () => {
  it('by a visitor has no bearer and is not retried after a rejection', async () => {
    token.mockResolvedValue(null);
    fetchFake.mockResolvedValue(json({}, 401));
    expect(await failed(request({ service: 'web', path: '/cart', auth: true, schema }))).toMatchObject({
      kind: 'refused',
      status: 401,
    });
    expect(bearers()).toEqual([null]);
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([401, 403])('with a token is retried once with a fresh token after %i', async (status) => {
    fetchFake.mockResolvedValueOnce(json({}, status)).mockResolvedValueOnce(json(product));
    expect(await request({ service: 'web', path: '/cart', auth: true, schema })).toEqual(product);
    expect(bearers()).toEqual(['Bearer first', 'Bearer second']);
    expect(refresh).toHaveBeenCalledWith('first', status, undefined);
  });

  it('whose sign-in has ended by the word of the prescription service gets each token that comes', async () => {
    const ended = () => json({ error: 'Unauthorized', details: { errorCode: 'EXP_401' } }, 401);
    refresh.mockResolvedValueOnce('second').mockResolvedValueOnce('third');
    fetchFake.mockResolvedValueOnce(ended()).mockResolvedValueOnce(ended()).mockResolvedValueOnce(json(product));
    expect(await request({ service: 'expedition', path: '/cart', auth: true, schema })).toEqual(product);
    expect(refresh.mock.calls).toEqual([
      ['first', 401, { service: 'expedition', again: false, waits: true }],
      ['second', 401, { service: 'expedition', again: true, waits: true }],
    ]);
    expect(bearers()).toEqual(['Bearer first', 'Bearer second', 'Bearer third']);
  });

  it('that is refused has the title, type, code and fields of its error body, and a message without them', async () => {
    const details = { title: 'Receptet är slut', errorType: 'CONFLICT', errorCode: 'EXP_7', errorFields: ['quantity'] };
    const expected = { title: 'Receptet är slut', type: 'CONFLICT', code: 'EXP_7', fields: ['quantity'] };
    for (const body of [{ error: 'conflict', details }, details]) {
      fetchFake.mockResolvedValueOnce(json(body, 409));
      const error = await request({ service: 'expedition', path: '/cart', schema }).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ message: 'conflict', details: expected });
    }
    fetchFake.mockResolvedValueOnce(json('oj', 500));
    const error = await request({ service: 'expedition', path: '/cart', schema }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ details: { title: null, type: null, code: null, fields: [] } });
  });

  it('is judged by its second response', async () => {
    fetchFake.mockImplementation(async () => json({ errorCode: 'INVALID_CART' }, 403));
    const answer = request({
      service: 'web',
      path: '/cart',
      auth: true,
      schema,
      refusal: ({ status }) => (status === 403 ? { kind: 'invalidCart' } : undefined),
    });
    expect(await failed(answer)).toEqual({ kind: 'invalidCart' });
    expect(fetchFake).toHaveBeenCalledTimes(2);
  });

  it('is not retried without a fresh token', async () => {
    refresh.mockResolvedValue(null);
    fetchFake.mockResolvedValue(json({}, 401));
    await failed(request({ service: 'web', path: '/cart', auth: true, schema }));
    expect(fetchFake).toHaveBeenCalledTimes(1);
  });

  it('escapes values in the path', async () => {
    fetchFake.mockResolvedValue(json(product));
    await request({
      service: 'items',
      path: path`/items/${'../a b'}`,
      query: { ids: ['1', '2'], none: undefined },
      schema,
    });
    expect(fetchFake.mock.calls[0]?.[0]).toBe('/api/items/items/..%2Fa%20b?ids=1%2C2');
  });
});

describe('a failure', () => {
  const ask = (signal?: AbortSignal) => request({ service: 'items', path: '/x', schema, signal, timeout: 20 });

  it('names the invalid field, and stores nothing of the body', async () => {
    fetchFake.mockResolvedValue(json({ rows: [{ quantity: 1 }, { quantity: 'secret' }] }));
    const error = await ask().catch((each: ApiError) => each);
    expect(failureOf(error)).toEqual({ kind: 'malformed', field: 'rows.1.quantity' });
    expect(JSON.stringify(error) + String(error)).not.toContain('secret');
  });

  it.each(['not json', ''])('reports a response that is not JSON (%j)', async (text) => {
    fetchFake.mockResolvedValue(new Response(text));
    expect(await failed(ask())).toMatchObject({ kind: 'malformed' });
  });

  it('contains codes and field names of an error, never sentences', async () => {
    fetchFake.mockResolvedValueOnce(
      json(
        {
          error: 'x',
          details: { title: 'Hemligt', errorCode: 'BAD_MOBILE', errorFields: ['mobile', 'a name with blanks'] },
        },
        400,
      ),
    );
    expect(await failed(ask())).toEqual({ kind: 'validation', code: 'BAD_MOBILE', fields: ['mobile'] });
    fetchFake.mockResolvedValueOnce(json({ errorCode: 'Anna Andersson, Storgatan 1' }, 500));
    expect(await failed(ask())).toEqual({ kind: 'refused', status: 500, code: null, fields: [] });
  });

  it('recognises the error classes that all services share', async () => {
    for (const [status, body, kind] of [
      [422, { reason: 'USER_NOT_MATURE' }, 'notMature'],
      [409, {}, 'conflict'],
      [412, {}, 'stale'],
      [429, { errorCode: 'TOO_MANY_CALLS' }, 'tooMany'],
    ] as const) {
      fetchFake.mockResolvedValueOnce(json(body, status));
      expect(await failed(ask())).toMatchObject({ kind });
    }
  });

  it('distinguishes timeout, abort and network errors', async () => {
    fetchFake.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('x')))),
    );
    expect(await failed(ask())).toEqual({ kind: 'timeout' });
    const controller = new AbortController();
    const answer = failed(ask(controller.signal));
    controller.abort();
    expect(await answer).toEqual({ kind: 'aborted' });
    fetchFake.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failed(ask())).toEqual({ kind: 'network' });
  });
});
