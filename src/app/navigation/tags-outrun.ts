import { currentConsent, onConsent } from '../../platform/consent/consent';
import { eitherAllows, takesBack } from '../../platform/consent/takes-back';
import { tagsRun } from './tags-run';

/**
 * Follows what the tags of this document have been allowed.
 * @returns a function that returns whether they run with more than the visitor still allows, which they need not obey
 */
export function followTagsConsent(): () => boolean {
  let had = currentConsent();
  onConsent((consent) => {
    had = tagsRun() ? eitherAllows(had, consent) : consent;
  });
  return () => tagsRun() && takesBack(had, currentConsent());
}
