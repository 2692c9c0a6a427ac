import { notifyAddToCart } from '../../api/elevate/notifications';
import type { ProductCard } from '../../domain/product';
import { trackAddToCart } from '../../telemetry/ecommerce';

/** Reports the quantity of each product now in the cart to analytics and to the search service. @throws ApiError */
export async function notifyAdded(cards: readonly ProductCard[], quantity: number): Promise<void> {
  trackAddToCart(cards, quantity);
  await Promise.all(cards.map(notifyAddToCart));
}
