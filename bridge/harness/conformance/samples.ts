import type { PayloadOf } from '../../protocol/types';

/** A sample document: by address if the app fetches documents itself, otherwise inside the message. */
export async function pdfSample(byAddress: boolean): Promise<PayloadOf<'VIEW_PDF'>> {
  const url = new URL('sample.pdf', location.href).href;
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return {
    fileName: 'conformance.pdf',
    title: 'Conformance',
    mediaType: 'application/pdf',
    size: bytes.length,
    ...(byAddress ? { url } : { base64: btoa(String.fromCharCode(...bytes)) }),
  };
}

export const cartSample = {
  cartId: '8f3c1a5e0b7d42969c55d1e2a7b80f44',
  numberOfItems: 2,
  total: 12_900,
  currency: 'SEK',
  hasPrescriptions: false,
} satisfies PayloadOf<'CART_CHANGE'>;
