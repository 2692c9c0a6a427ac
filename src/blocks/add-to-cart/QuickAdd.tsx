import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { ProductCard } from '../../domain/product';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { Link } from '../link/Link';
import { Refusal } from './Refusal';
import { useAddToCart } from './use-add-to-cart';

/**
 * Adds one of the product to the cart, from a list. A product with a substance disclaimer links to its own page
 * instead.
 */
export function QuickAdd({ card, onAdded }: { card: ProductCard; onAdded?: () => void }) {
  const { t } = useLingui();
  const { base } = useRouter();
  const { add, busy, problem } = useAddToCart([card], onAdded);
  const [asking, setAsking] = useState(false);
  const { productNumber, title, path, price, itemType, substance, availability } = card;

  /** A medicine's card may date from before its substance had a disclaimer. */
  async function quickAdd(): Promise<void> {
    if (itemType === 'otc') {
      setAsking(true);
      const restriction = await import('../../api/pharmacy/restrictions')
        .then(({ lookUpRestriction }) => lookUpRestriction(productNumber))
        .catch(() => null);
      setAsking(false);
      if (restriction) return navigate(base + path);
    }
    await add(1);
  }

  if (price === null || !availability.buyable) {
    return (
      <LinkButton variant="secondary" wide link={Link} href={path} aria-label={t`Visa ${title}`}>
        <Trans>Visa</Trans>
      </LinkButton>
    );
  }
  if (substance !== null) {
    return (
      <LinkButton wide link={Link} href={path} aria-label={t`Köp ${title}`}>
        <Trans>Köp</Trans>
      </LinkButton>
    );
  }
  return (
    <>
      <Button wide loading={busy || asking} onClick={() => void quickAdd()} aria-label={t`Köp ${title}`}>
        <Trans>Köp</Trans>
      </Button>
      {problem && (
        <div role="alert">
          <Refusal problem={problem} />
        </div>
      )}
    </>
  );
}
