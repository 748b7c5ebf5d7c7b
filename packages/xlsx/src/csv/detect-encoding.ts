import { createReadStream } from 'node:fs';
import type { Encoding } from '../model/text-format';
import { isUtf16 } from './inspect-text-file';
import { throwNotUtf8 } from './text-chunks';
import { Utf8Check } from './utf8-check';

/**
 * UTF-16 and UTF-8 are recognized by their bytes. Other files are Windows-1252, because every file is valid in it.
 * The complete file is checked: its only accent may be in the last row.
 */
export async function detectEncoding(path: string, sample: Buffer, wanted?: Encoding): Promise<Encoding> {
  if (wanted !== undefined && wanted !== 'utf-8') return wanted;
  const utf16 = wanted === undefined ? isUtf16(sample) : undefined;
  if (utf16 !== undefined) return utf16;
  const check = new Utf8Check();
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    check.add(chunk as Buffer);
    if (!check.valid) break;
  }
  if (check.end()) return 'utf-8';
  return wanted === 'utf-8' ? throwNotUtf8(path) : 'windows-1252';
}
