import type { ProductCard } from '../../../domain/product';
import type { PageOf } from '../schema';

type ProductData = PageOf<'product'>['data'];

/** A minimal product page with `product` and `known`. */
export function productPage(product: ProductCard, known: Partial<ProductData> = {}): PageOf<'product'> {
  return {
    template: 'product',
    seo: { title: product.title, description: '', path: product.path, index: true, breadcrumbs: [] },
    data: {
      product,
      pictures: [],
      categories: [],
      brand: { title: product.brand, path: '/varumarken/pareda/' },
      gtin: null,
      description: '',
      usage: null,
      warnings: null,
      contents: null,
      nutrients: [],
      foodstuff: false,
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
