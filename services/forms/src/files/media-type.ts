/** Number of bytes that `mediaTypeOf` needs. */
export const HEAD_BYTES = 512;

const signatures: readonly (readonly [string, string])[] = [
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['II*\0', 'image/tiff'],
  ['MM\0*', 'image/tiff'],
  ['%PDF-', 'application/pdf'],
  ['\x1f\x8b', 'application/gzip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/x-ole-storage'],
  ['\x1a\x45\xdf\xa3', 'video/webm'],
  ['ID3', 'audio/mpeg'],
  ['OggS', 'audio/ogg'],
  ['MZ', 'application/x-msdownload'],
  ['\x7fELF', 'application/x-executable'],
  ['#!', 'text/x-script'],
];

/** Formats that are zip files. The file name extension distinguishes them. */
const zipped: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

const executables = new Set(['application/x-msdownload', 'application/x-executable', 'text/x-script']);

/** Determines the media type from the first bytes, not from the file name. */
export function mediaTypeOf(head: Buffer, name: string): string {
  const text = head.toString('latin1');
  const known = signatures.find(([bytes]) => text.startsWith(bytes))?.[1];
  if (known) return known;
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return 'audio/wav';
  if (text.slice(4, 8) === 'ftyp') return isHeic(text) ? 'image/heic' : 'video/mp4';
  if (text.startsWith('PK\x03\x04')) return zipped[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/zip';
  return isText(head) ? 'text/plain' : 'application/octet-stream';
}

export function isExecutable(mimeType: string): boolean {
  return executables.has(mimeType);
}

/** Whether the type matches one of the allowed types, such as image/png or image/*. */
export function isAllowed(mimeType: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => one === mimeType || (one.endsWith('/*') && mimeType.startsWith(one.slice(0, -1))));
}

function isHeic(text: string): boolean {
  return ['heic', 'heix', 'mif1', 'msf1'].includes(text.slice(8, 12));
}

function isText(head: Buffer): boolean {
  // The last character of the head may be incomplete.
  const whole = head.length < HEAD_BYTES ? head : head.subarray(0, HEAD_BYTES - 4);
  const text = whole.toString('utf8');
  return !text.includes('\0') && !text.slice(0, -1).includes('\ufffd');
}
