import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductCard } from '../../domain/product';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { Link } from '../link/Link';
import { Refusal } from './Refusal';
import { useAddToCart } from './use-add-to-cart';

/** One of the good into the cart, from a list. A good with a substance disclaimer leads to its own page instead. */
export function QuickAdd({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const { add, busy, problem } = useAddToCart(card);
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
      <LinkButton wide link={Link} href={path} aria-label={t`Köp ${title}`}>
        <Trans>Köp</Trans>
      </LinkButton>
    );
  }
  return (
    <>
      <Button wide loading={busy} onClick={() => void add(1)} aria-label={t`Köp ${title}`}>
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
