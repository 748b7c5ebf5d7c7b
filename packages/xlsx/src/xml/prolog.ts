import { WorkbookError } from '../model/workbook-error';

const utf8Mark = 3;

/** Length of the byte order mark of the first chunk. @throws WorkbookError for encodings other than UTF-8 */
export function prologLength(bytes: Uint8Array, part: string): number {
  const [first, second, third] = bytes;
  const wide =
    (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;
  if (wide) throw notUtf8(part, 'UTF-16');
  const declared = /^[^>]{0,100}?\sencoding\s*=\s*["']([^"']+)["']/.exec(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1'),
  );
  const encoding = declared?.[1];
  if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) throw notUtf8(part, encoding);
  return first === 0xef && second === 0xbb && third === 0xbf ? utf8Mark : 0;
}

function notUtf8(part: string, encoding: string): WorkbookError {
  const message = `"${part}" in the workbook has the encoding ${encoding}, but only UTF-8 is supported. Save the workbook again.`;
  return new WorkbookError('malformed_xml', message, { part });
}
