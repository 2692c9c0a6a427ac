import type { CheckoutConfig } from '../../../platform/config/checkout-schema';
import type { FrameKind } from '../../../platform/embedder/embedder';

type Providers = CheckoutConfig['providers'];
type Provider = Providers['payment'] | Providers['delivery'];

/** How a provider is shown; the frame messages are the same for all providers. */
interface Adapter {
  /** The page to frame, given the address from the service. */
  pageFor(address: string): string;
  sandbox: string;
}

const shutIn = 'allow-scripts allow-forms allow-same-origin';

/** Popups are allowed since the provider's script opens terms and help as separate pages. */
function aroundScript(folder: Provider): Adapter {
  return {
    pageFor: (address) => besides(address, folder),
    sandbox: `${shutIn} allow-popups allow-popups-to-escape-sandbox`,
  };
}

const adapters: Record<Provider, Adapter> = {
  reference: { pageFor: (address) => address, sandbox: shutIn },
  klarna: aroundScript('klarna'),
  ingrid: aroundScript('ingrid'),
};

/** The adapter of the configured provider. */
export function adapterOf(kind: FrameKind, providers: Providers | undefined): Adapter {
  return adapters[(kind === 'payment' ? providers?.payment : providers?.delivery) ?? 'reference'];
}

/** The address of our page for a provider's script: a sibling of the service's page, with the same session. */
function besides(address: string, folder: string): string {
  if (!URL.canParse(address)) return address;
  const page = new URL(`../${folder}/`, address);
  page.search = new URL(address).search;
  return page.href;
}
