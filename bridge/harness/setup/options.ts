/** Values with their names, as `Select` and `RadioGroup` take them. */
export function options<Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) {
  return values.map((value) => [value, names[value]] as const);
}

export function nameOf<Key extends string, Named>(named: Record<Key, Named>, title: (it: Named) => string) {
  return Object.fromEntries(Object.entries<Named>(named).map(([key, it]) => [key, title(it)])) as Record<Key, string>;
}
