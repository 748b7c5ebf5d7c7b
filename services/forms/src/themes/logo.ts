/** With the rest of the page, the first load stays below 40 KB. */
export const MAX_LOGO_BYTES = 12 * 1024;

const DATA_URI = /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/]+={0,2})$/;

const signatures: Readonly<Record<string, (head: string) => boolean>> = {
  'image/png': (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  'image/jpeg': (head) => head.startsWith('\xff\xd8\xff'),
  'image/webp': (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
};

/** The error of a logo; undefined if it is a small image of its type. */
export function logoIssue(uri: string): string | undefined {
  const [, type = '', data = ''] = DATA_URI.exec(uri) ?? [];
  const bytes = Buffer.from(data, 'base64');
  if (!signatures[type]?.(bytes.subarray(0, 16).toString('latin1')))
    return 'Must be a data URI of a PNG, JPEG or WebP image, such as data:image/png;base64,….';
  return bytes.length > MAX_LOGO_BYTES ? `The image must have ${MAX_LOGO_BYTES / 1024} KB or less.` : undefined;
}
