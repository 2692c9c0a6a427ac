/** How a generated Swift file begins. */
export function swiftHeader(about: string): string {
  return [
    '// Written by bridge/protocol/generate from the protocol: do not edit.',
    `// ${about}`,
    '// Its structure is checked by a test; it has not been through a Swift compiler, for want of one where it is made.',
    '',
    'import Foundation',
  ].join('\n');
}
