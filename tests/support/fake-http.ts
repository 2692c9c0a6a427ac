import { configureHttp, type HttpConfig } from '../../src/api/http';
import built from '../../src/platform/config/default.json';

/** One request that the shop's HTTP client made. */
export interface FakeRequest {
  method: string;
  /** As the client wrote it. */
  address: string;
  /** The same, absolute. */
  url: URL;
  /** The JSON body; undefined without one. */
  body: unknown;
  init: RequestInit;
}

type Respond = (request: FakeRequest) => Response | Promise<Response>;

type Services = Readonly<Record<keyof HttpConfig['bases'], string>>;

/** The base addresses of the services in a configuration, by default the built one, as seen from `origin`. */
export function basesAt(origin: string, services: Services = built.services): HttpConfig['bases'] {
  const entries = Object.entries(services).map(([name, base]) => [name, new URL(base, origin).href.replace(/\/$/, '')]);
  return Object.fromEntries(entries) as HttpConfig['bases'];
}

/** The client of a visitor who is not signed in, with the services of the built configuration. */
export const visitorHttp: HttpConfig = {
  bases: built.services,
  token: async () => null,
  refresh: async () => null,
};

/**
 * Makes `respond` answer the shop's HTTP client in place of all services.
 * @returns the requests so far
 */
export function fakeHttp(respond: Respond, config: Partial<HttpConfig> = {}): readonly FakeRequest[] {
  const requests: FakeRequest[] = [];
  configureHttp({
    ...visitorHttp,
    ...config,
    fetch: async (input, init = {}) => {
      const address = String(input);
      const { method = 'GET', body } = init;
      const url = new URL(address, 'http://shop.example');
      const request = { method, address, url, body: body ? JSON.parse(String(body)) : undefined, init };
      requests.push(request);
      return respond(request);
    },
  });
  return requests;
}
