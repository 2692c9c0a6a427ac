import type { Template } from '../../api/page-data/schema';
import { clientScreenAt, pageScreens } from '../screens';

/** The template that an address most likely has, so that its screen is fetched beside its data. */
function likelyTemplate(path: string): Template {
  const [first, second] = path.split('/').filter(Boolean);
  if (first === undefined) return 'start';
  if (first === 'produkt') return 'product';
  if (first === 'rad') return 'content';
  if (first === 'varumarken') return second ? 'brand' : 'brands';
  if (first === 'kampanjer') return second ? 'campaign' : 'campaigns';
  return 'category';
}

export function likelyScreen(path: string): { load(): Promise<unknown> } {
  return clientScreenAt(path) ?? pageScreens[likelyTemplate(path)];
}
