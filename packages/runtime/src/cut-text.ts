/** The first `most` UTF-16 units of a text, fewer where a pair would be cut apart, as PostgreSQL takes it in JSON: NUL becomes U+FFFD, and so does half a pair. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replaceAll('\0', '\ufffd').toWellFormed();
}
