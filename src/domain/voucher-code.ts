/** As long as a service takes one. */
export const longestVoucherCode = 40;

/** A discount code as services write it: spaces around it and small letters do not matter. */
export function voucherCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether a service can be asked about the code: dots alone would make its address another one. */
export function canBeAsked(code: string): boolean {
  return code !== '' && code.length <= longestVoucherCode && !/^\.{1,2}$/.test(code);
}
