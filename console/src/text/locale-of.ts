/** The first locale of the browser in a language, such as `en-GB`, because countries write dates differently. */
export function localeOf(language: string, preferred: readonly string[]): string {
  return preferred.find((locale) => locale.split('-')[0] === language && isValid(locale)) ?? language;
}

/** Browsers may report the locale of the operating system as it is, such as `en-US@posix`. */
function isValid(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}
