/** The active substances of a medicine, each in lower case: `Metylsalicylat och mentol` has two. */
export function activeSubstancesOf(text: string | null): string[] {
  return text?.toLowerCase().split(/, | och /) ?? [];
}
