import { type Page, request } from '@playwright/test';
import { expect } from './launch-in';

/** Calls of the prescription service. @returns the answer's body */
type Call = <Body>(method: string, path: string, data?: unknown) => Promise<Body>;

/** Another of the named people, who does something elsewhere in this page's test session. */
export async function asSomebodyElse(page: Page, person: string): Promise<Call> {
  const { cookies } = await page.context().storageState();
  const api = await request.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: { cookies: cookies.filter(({ name }) => name === 'luckan_test'), origins: [] },
  });
  const signedIn = await api.get(`/api/web/authy/getFakeLogin?person=${person}`, { headers: { 'X-Luckan-Test': '1' } });
  const { token } = (await signedIn.json()) as { token: string };
  return async (method, path, data) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.fetch(`/api/expedition${path}`, { method, headers, ...(data !== undefined && { data }) });
    expect(answer.ok(), `${method} ${path}`).toBe(true);
    return answer.json();
  };
}
