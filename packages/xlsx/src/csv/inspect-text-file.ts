import { open, stat } from 'node:fs/promises';
import { WorkbookError } from '../model/workbook-error';
import { defaultWorkbookLimits, type WorkbookLimits } from '../model/workbook-limits';

const sampleBytes = 64 * 1024;
/** Text has tabs and line ends, but nearly no other control characters. */
const maxControlShare = 0.01;

/** First bytes of files that are sometimes sent as CSV, with the name of their format. */
const knownFormats: readonly (readonly [start: string, name: string])[] = [
  ['PK\x03\x04', 'an Excel workbook or a zip archive'],
  ['\xd0\xcf\x11\xe0', 'a workbook of Excel 97–2003'],
  ['%PDF-', 'a PDF file'],
  ['\x1f\x8b', 'a compressed file'],
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['<!doctype', 'a web page'],
  ['<html', 'a web page'],
  ['<?xml', 'an XML file'],
  ['{\\rtf', 'a text document'],
];

/**
 * Checks whether a file can be CSV or TSV: its size and its first bytes, but not its rows. Returns the first bytes.
 * @throws WorkbookError with a message that names the actual format, if it is known
 */
export async function inspectTextFile(path: string, overrides: Partial<WorkbookLimits> = {}): Promise<Buffer> {
  const limits = { ...defaultWorkbookLimits, ...overrides };
  const { size } = await stat(path);
  if (size === 0) throw new WorkbookError('empty_file', 'The file is empty. Its first row must contain headings.');
  if (size > limits.fileBytes) {
    const most = Math.floor(limits.fileBytes / 1024 / 1024);
    throw new WorkbookError('too_large', `The file is larger than ${most} MB. Split it into smaller ones.`);
  }
  const sample = await firstBytes(path, Math.min(size, sampleBytes));
  assertText(sample);
  return sample;
}

async function firstBytes(path: string, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await file.read(bytes, 0, length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function assertText(sample: Buffer): void {
  const start = sample.toString('latin1', 0, 64);
  const trimmed = start.trimStart().toLowerCase();
  const format = knownFormats.find(([known]) => start.startsWith(known) || trimmed.startsWith(known.toLowerCase()));
  if (format) throw notText(`The file is ${format[1]}, not text.`);
  if (/^(\xff\xfe\0\0|\0\0\xfe\xff)/.test(start)) throw notText('The file is encoded in UTF-32.');
  if (isUtf16(sample)) return;
  const controls = sample.filter((byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13).length;
  if (sample.includes(0) || controls > Math.max(8, sample.length * maxControlShare))
    throw notText('The file is not text.');
}

/** By the byte order mark, or by zeros in every second byte, as Latin text has in UTF-16. */
export function isUtf16(sample: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  if (sample.length % 2 === 1) return undefined;
  const zeros = [0, 0];
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const pairs = sample.length / 2;
  if (odd > pairs * 0.4 && even < pairs * 0.05) return 'utf-16le';
  return even > pairs * 0.4 && odd < pairs * 0.05 ? 'utf-16be' : undefined;
}

function notText(what: string): WorkbookError {
  return new WorkbookError('not_a_csv', `${what} Send CSV or TSV in UTF-8, or an Excel workbook (.xlsx).`);
}
