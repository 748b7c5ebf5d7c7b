const BYTES = 12;

/** What the first bytes of a file say it is, whatever its name: a kind of video, or just bytes. Needs 12 of them. */
export function mediaTypeOf(head: Buffer): string {
  const text = head.subarray(0, BYTES).toString('latin1');
  if (text.slice(4, 8) === 'ftyp') return text.slice(8, 10) === 'qt' ? 'video/quicktime' : 'video/mp4';
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'video/webm';
  if (text.startsWith('OggS')) return 'video/ogg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'AVI ') return 'video/x-msvideo';
  if (text.startsWith('%PDF-')) return 'application/pdf';
  return 'application/octet-stream';
}
