const BYTES = 12;

/** Detects the media type by the first 12 bytes, independent of the file name. */
export function mediaTypeOf(head: Buffer): string {
  const text = head.subarray(0, BYTES).toString('latin1');
  if (text.slice(4, 8) === 'ftyp') return text.slice(8, 10) === 'qt' ? 'video/quicktime' : 'video/mp4';
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'video/webm';
  if (text.startsWith('OggS')) return 'video/ogg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'AVI ') return 'video/x-msvideo';
  if (text.startsWith('%PDF-')) return 'application/pdf';
  return 'application/octet-stream';
}
