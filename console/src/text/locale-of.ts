/** The first locale of the browser in a language, such as `en-GB`, because countries write dates differently. */
export function localeOf(language: string, preferred: readonly string[]): string {
  return preferred.find((locale) => locale.split('-')[0] === language) ?? language;
}
