import type { CheckoutConfig } from '../../../platform/config/checkout-schema';
import type { FrameKind } from '../../../platform/embedder/embedder';

type Providers = CheckoutConfig['providers'];
type Provider = Providers['payment'] | Providers['delivery'];

/** How a provider is shown; what its frame says is the same for all of them. */
interface Adapter {
  /** The page to be framed, where the service names this one for the checkout. */
  pageFor(address: string): string;
  sandbox: string;
}

const shutIn = 'allow-scripts allow-forms allow-same-origin';

/** The provider's script draws terms and help, which are pages of their own. */
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

/** The adapter of the provider that the configuration names. */
export function adapterOf(kind: FrameKind, providers: Providers | undefined): Adapter {
  return adapters[(kind === 'payment' ? providers?.payment : providers?.delivery) ?? 'reference'];
}

/** Our page around a provider's script lies beside the one that the service names, for the same session. */
function besides(address: string, folder: string): string {
  if (!URL.canParse(address)) return address;
  const page = new URL(`../${folder}/`, address);
  page.search = new URL(address).search;
  return page.href;
}
