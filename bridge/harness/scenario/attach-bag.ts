import * as v from 'valibot';
import { sessionToken } from './session-token';

const bagSchema = v.object({ prescriptionBagId: v.nullable(v.string()) });

/**
 * Brings the prescription bag of the customer who is signed in in this browser into a cart of the shop, as an app does.
 * @returns whether it succeeded
 */
export async function attachBag(cartId: string, fetchFile: typeof fetch = fetch): Promise<boolean> {
  const { accessToken } = await sessionToken(fetchFile);
  if (accessToken === null) return false;
  const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
  try {
    const answer = await fetchFile('/api/expedition/cart', { headers });
    if (!answer.ok) return false;
    const body = JSON.stringify(v.parse(bagSchema, await answer.json()));
    const address = `/api/web/cart2/internal/b2c/cart/${encodeURIComponent(cartId)}/prescription-bag`;
    return (await fetchFile(address, { method: 'PUT', headers, body })).ok;
  } catch {
    return false;
  }
}
