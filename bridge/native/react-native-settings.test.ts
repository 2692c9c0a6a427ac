import { describe, expect, it, vi } from 'vitest';
import { fileNameOf, pdfContents } from './react-native/pdf';
import {
  addressOf,
  destinationOf,
  isReturn,
  isShopPage,
  type LuckanSettings,
  mayFetch,
  mayOpenOutside,
} from './react-native/settings';

const settings: LuckanSettings = {
  shopOrigins: ['https://shop.example'],
  shopPath: '/external/',
  serviceOrigins: ['https://api.shop.example:8443'],
  outsideHosts: ['app.bankid.com', 'pay.example'],
};
const url = 'https://shop.example/external/kassa/';

describe('the allow-lists of the React Native snippet', () => {
  it.each([
    ['/kassa/?tg=1:1', 'https://shop.example/external/kassa/?tg=1:1'],
    ['kassa/', null],
    ['/../kassa/', null],
    ['/%2e%2E/', null],
  ])('the address of the page %s is %s', (path, address) =>
    expect(addressOf(settings, path, 'https://shop.example/external/')).toBe(address),
  );

  it.each([
    ['bankid:///?autostarttoken=a', true],
    ['frejaeid://bindUserToTransaction?transactionReference=a', true],
    ['https://pay.example/a?b=c|d', true],
    ['https://pay.example.evil.example/', false],
    ['https://pay.example@evil.example/', false],
    ['https://pay.example\\@evil.example/', false],
    ['http://pay.example/', false],
    ['javascript:alert(1)', false],
    ['intent://a#Intent;scheme=bankid;end', false],
    [' https://pay.example/', false],
  ])('%s may be opened outside: %s', (address, may) => expect(mayOpenOutside(settings, address)).toBe(may));

  it.each([
    [{ url }, 'inside'],
    [{ url: 'https://shop.example:443/external/' }, 'inside'],
    [{ url: 'https://shop.example/kassa/' }, 'nowhere'],
    [{ url: 'https://shop.example/external/%2e%2E/kassa/' }, 'nowhere'],
    [{ url: 'https://evil.example/external/' }, 'nowhere'],
    [{ url: 'https://evil.example/external/', isPressed: true }, 'outside'],
    [{ url: 'https://evil.example/frame', isTopFrame: false }, 'inside'],
    [{ url: 'https://pay.example/go' }, 'outside'],
    [{ url: 'swish://paymentrequest', isTopFrame: false }, 'outside'],
    [{ url: 'javascript:alert(1)', isPressed: true }, 'nowhere'],
    [{ url: 'about:blank' }, 'nowhere'],
  ])('%j opens %s', (request, destination) => expect(destinationOf(settings, request)).toBe(destination));

  it('the customer’s token is sent to the shop’s services only', async () => {
    expect(mayFetch(settings, 'https://api.shop.example:8443/a.pdf')).toBe(true);
    const fetched = vi.spyOn(globalThis, 'fetch');
    const document = {
      fileName: 'a.pdf',
      title: 'A',
      mediaType: 'application/pdf',
      size: 1,
      url: 'https://evil.example/a.pdf',
    };
    expect(await pdfContents({ ...document, base64: undefined }, settings, 'secret')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('rejects documents that are not PDFs', async () => {
    const document = { fileName: '../a', title: 'A', mediaType: 'application/pdf', size: 1, url: undefined };
    expect(await pdfContents({ ...document, base64: 'PGh0bWw+' }, settings, null)).toBeNull();
    expect(await pdfContents({ ...document, base64: 'JVBERi0xLjQ=' }, settings, null)).toBe('JVBERi0xLjQ=');
    expect(fileNameOf({ ...document, base64: '' })).toBe('_a.pdf');
  });

  it('recognizes the return by its address', () => {
    const returnUrl = 'https://app.example/luckan/return';
    expect(isReturn(`${returnUrl}?eid=APPROVED`, returnUrl)).toBe(true);
    expect(isReturn('https://evil.example/luckan/return', returnUrl)).toBe(false);
    expect(isShopPage(settings, 'javascript:alert(1)')).toBe(false);
  });
});
