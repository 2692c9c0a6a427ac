/** The checks that JSON Schema cannot express, and the function that implements each in Kotlin and in Swift. */
const functions: Record<string, string> = {
  'an absolute URL': 'isAbsoluteUrl',
  'https or the address of a known app': 'isExternalAddress',
  'either url or base64, not both': 'hasUrlOrBase64',
};

export function checkFunction(check: string): string {
  const name = functions[check];
  if (!name)
    throw new Error(
      `no native function checks "${check}": add one to Checks.kt and LuckanCheck.swift, and its name here`,
    );
  return name;
}
