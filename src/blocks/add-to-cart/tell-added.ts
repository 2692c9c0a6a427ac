import { tellAddToCart } from '../../api/elevate/notices';
import type { ProductCard } from '../../domain/product';
import { trackAddToCart } from '../../telemetry/trade';

/** So many of each product lie in the cart now: for the statistics, and for the search service. @throws ApiError */
export async function tellAdded(cards: readonly ProductCard[], quantity: number): Promise<void> {
  trackAddToCart(cards, quantity);
  await Promise.all(cards.map(tellAddToCart));
}
