/** How a generated Kotlin file begins. */
export const kotlinHeader = [
  '// Written by bridge/protocol/generate from the protocol: do not edit.',
  'package luckan.bridge',
].join('\n');
