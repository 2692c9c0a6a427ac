const beforeUnit = /(\d) (?=(?:%|st|mg|µg|mikrogram|g|kg|ml|cl|dl|l|mm|cm|m|IE)(?![\p{L}\d]))/gu;

/** A text, as a product's name, in which a line never breaks between a number and its unit; for showing only. */
export function unbrokenUnits(text: string): string {
  return text.replace(beforeUnit, '$1\u00a0');
}
