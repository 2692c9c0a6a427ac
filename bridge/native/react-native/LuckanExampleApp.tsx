/** An example app around the shop: everything that you must adapt is in this file. */
import type { PayloadOf } from '@luckan/bridge/protocol';
import { useMemo } from 'react';
import { LuckanShop, openOutside } from './LuckanShop';
import type { LuckanSettings } from './settings';
import type { LuckanApp } from './shop-bridge';

type Token = PayloadOf<'TOKEN'>;

/** What your app has already. */
interface YourApp {
  /** Null: no token is available. `fresh`: the last token is no longer valid. */
  token(fresh: boolean): Promise<Token | null>;
  /** Shows your sign-in; null if the customer cancels. */
  signIn(): Promise<Token | null>;
  /** An order was made: once for each. */
  ordered(order: PayloadOf<'ORDER_COMPLETED'>): void;
  setTitle(title: string): void;
  setCartBadge(count: number): void;
  /** Shows or saves a document: its content is `pdfContents` of `pdf.ts`. */
  show(document: PayloadOf<'VIEW_PDF'>): void;
  /** Offers to load the shop again. */
  offerReload(): void;
}

const settings: LuckanSettings = {
  shopOrigins: ['https://shop.example'],
  shopPath: '/external/',
  serviceOrigins: ['https://shop.example'],
  outsideHosts: ['app.bankid.com', 'pay.example'],
};

/** A link of this app: an e-ID or payment app returns through it. */
const returnUrl = 'https://app.example/luckan/return';

/** `yours` and `close` must be stable, since new ones create a new bridge. */
export function LuckanExampleApp({ yours, close }: { yours: YourApp; close: () => void }) {
  const app = useMemo(() => appOf(yours), [yours]);
  return (
    <LuckanShop
      app={app}
      settings={settings}
      start="https://shop.example/external/"
      returnUrl={returnUrl}
      close={close}
    />
  );
}

function appOf(yours: YourApp): LuckanApp {
  return {
    hello: () => ({
      version: 1,
      app: { name: 'My app', version: '4.2.0' },
      capabilities: ['token', 'signIn', 'pdfUrl', 'openExternal', 'orderCompleted', 'close'],
      returnUrl,
      consent: { preferences: true, statistics: false, marketing: false },
    }),
    token: (fresh) => yours.token(fresh),
    signIn: () => yours.signIn(),
    openOutside,
    onMessage({ type, payload }) {
      if (type === 'ORDER_COMPLETED') yours.ordered(payload);
      if (type === 'ROUTE_CHANGE') yours.setTitle(payload.title);
      if (type === 'CART_CHANGE') yours.setCartBadge(payload.numberOfItems);
      if (type === 'VIEW_PDF' || type === 'PDF_DOWNLOAD') yours.show(payload);
    },
    onError({ kind }) {
      if (kind === 'silentPage' || kind === 'notLoaded') yours.offerReload();
    },
  };
}
