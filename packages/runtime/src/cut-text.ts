/** The first `most` UTF-16 units of a text, as every database and reader takes it: NUL, and half of a pair that the cut left, become U+FFFD. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replaceAll('\0', '\ufffd').toWellFormed();
}
