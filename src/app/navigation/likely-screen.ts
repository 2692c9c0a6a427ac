import type { Template } from '../../api/page-data/schema';
import { pageScreens } from '../page-screens';
import { clientScreenAt } from '../screens';

/** The template that an address most likely has, so that its screen is fetched beside its data. */
function likelyTemplate(path: string): Template {
  const [first, second] = path.split('/').filter(Boolean);
  if (first === undefined) return 'start';
  if (first === 'produkt') return 'product';
  if (first === 'rad') return second ? 'content' : 'root';
  if (first === 'lakartjanst') return 'doctor-service';
  if (first === 'varumarken') return second ? 'brand' : 'brands';
  if (first === 'kampanjer') return second ? 'campaign' : 'campaigns';
  return 'category';
}

export function leadsToGood(path: string): boolean {
  return likelyTemplate(path) === 'product';
}

export function likelyScreen(path: string): { load(): Promise<unknown> } {
  return clientScreenAt(path) ?? pageScreens[likelyTemplate(path)];
}
