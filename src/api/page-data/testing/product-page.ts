import type { ProductCard } from '../../../domain/product';
import type { PageOf } from '../schema';

type ProductData = PageOf<'product'>['data'];

/** The page of a good about which nothing more is known than its card and `known`. */
export function productPage(good: ProductCard, known: Partial<ProductData> = {}): PageOf<'product'> {
  return {
    template: 'product',
    seo: { title: good.title, description: '', path: good.path, index: true, breadcrumbs: [] },
    data: {
      product: good,
      pictures: [],
      categories: [],
      brand: { title: good.brand, path: '/varumarken/pareda/' },
      description: '',
      usage: null,
      warnings: null,
      contents: null,
      nutrients: [],
      campaigns: [],
      bundles: [],
      facts: [],
      labels: [],
      guides: [],
      leaflet: null,
      shippingTags: [],
      contact: null,
      ...known,
    },
  };
}
