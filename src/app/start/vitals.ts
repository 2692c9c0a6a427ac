import { currentConsent, onConsent } from '../../platform/consent/consent';
import type { MeasuredPage } from '../vitals/measure-vitals';

/** Documents of which nothing is measured: pages that are not published, and the prescription area. */
const unmeasured = ['/preview/', '/recept/'];

interface VitalsNeeds extends Omit<MeasuredPage, 'mayMeasure'> {
  /** The share of page loads that are measured. */
  sampleRate: number;
  random?: () => number;
}

/**
 * Measures this page load, if it is in the sample, once its visitor allows statistics. Nothing is loaded before; what
 * came before is then read from the browser's own record.
 */
export function startVitals({ sampleRate, random = Math.random, ...page }: VitalsNeeds): void {
  if (unmeasured.includes(page.template) || random() >= sampleRate) return;
  const mayMeasure = () => currentConsent().statistics;
  let started = false;
  function startWhenAllowed(): void {
    if (started || !mayMeasure()) return;
    started = true;
    import('../vitals/measure-vitals')
      .then(({ measureVitals }) => measureVitals({ ...page, mayMeasure }))
      .catch(() => {});
  }
  onConsent(startWhenAllowed);
  startWhenAllowed();
}
