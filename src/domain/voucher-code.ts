/** Maximum length that a service accepts. */
export const longestVoucherCode = 40;

/** A discount code as services write it: trimmed, in upper case. */
export function voucherCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether the code can be sent to a service: one or two dots alone would change the address. */
export function isPlausible(code: string): boolean {
  return code !== '' && code.length <= longestVoucherCode && !/^\.{1,2}$/.test(code);
}
