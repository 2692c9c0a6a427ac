/** The family of the browser, without its version or device. */
export function engineOf(userAgent: string): 'chromium' | 'gecko' | 'webkit' | 'other' {
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chromium';
  if (/Gecko\/\d/.test(userAgent)) return 'gecko';
  return /AppleWebKit\//.test(userAgent) ? 'webkit' : 'other';
}
