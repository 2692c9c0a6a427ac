import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductCard } from '../../domain/product';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { Link } from '../link/Link';
import { purchaseOf } from './begun-purchase';
import { Refusal } from './Refusal';
import { useAddToCart } from './use-add-to-cart';

/**
 * Adds one of the product to the cart, from a list. A product with a substance disclaimer links to its own page
 * instead, which opens the disclaimer and then goes on with the purchase.
 */
export function QuickAdd({ card, onAdded }: { card: ProductCard; onAdded?: () => void }) {
  const { t } = useLingui();
  const { add, busy, problem } = useAddToCart([card], onAdded);
  const { title, path, price, substance, availability } = card;

  if (price === null || !availability.buyable) {
    return (
      <LinkButton variant="secondary" wide link={Link} href={path} aria-label={t`Visa ${title}`}>
        <Trans>Visa</Trans>
      </LinkButton>
    );
  }
  if (substance !== null) {
    return (
      <LinkButton wide link={Link} href={path} aria-label={t`Köp ${title}`} state={purchaseOf(card)}>
        <Trans>Köp</Trans>
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        wide
        loading={busy}
        onClick={() => void add(1)}
        aria-label={t`Köp ${title}`}
        data-adds={card.productNumber}
      >
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
