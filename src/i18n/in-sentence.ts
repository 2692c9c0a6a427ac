/** A name as it stands within a sentence: `Vaccination` is `vaccination`, and an abbreviation stays as it is. */
export function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase('sv') + name.slice(1) : name;
}
