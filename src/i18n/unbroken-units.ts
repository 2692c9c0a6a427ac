const beforeUnit = /(\d) (?=(?:%|st|mg|µg|mikrogram|g|kg|ml|cl|dl|l|mm|cm|m|IE)(?![\p{L}\d]))/gu;

/** The name of a product in which a line never breaks between a number and its unit; for showing only. */
export function unbrokenUnits(title: string): string {
  return title.replace(beforeUnit, '$1\u00a0');
}
