/** The entries of a text that separates them by commas. */
export function splitByComma(text: string): readonly string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
