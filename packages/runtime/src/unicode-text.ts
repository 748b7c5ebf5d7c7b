/** Whether every database and reader takes the text: no NUL, no half of a surrogate pair. */
export function isUnicode(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** The text as every database and reader takes it: NUL and halves of surrogate pairs become U+FFFD. */
export function toUnicode(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed();
}

/** The first `most` UTF-16 units of a text, also where the cut leaves half of a pair. */
export function cutText(text: string, most: number): string {
  return toUnicode(text.slice(0, most));
}
