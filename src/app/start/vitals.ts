import { currentConsent, onConsent } from '../../platform/consent/consent';
import type { MeasuredPage } from '../vitals/measure-vitals';

/** The template of pages that are not published: nothing of them is tracked. */
const drafts = '/preview/';

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
  if (page.template === drafts || random() >= sampleRate) return;
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
