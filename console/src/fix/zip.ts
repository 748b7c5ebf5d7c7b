/** A file of a ZIP archive, as it is stored. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const JANUARY_1980 = 0x21;

/** Reads the entries of an archive by its directory. */
export function readZip(bytes: ArrayBuffer): readonly ZipEntry[] {
  const view = new DataView(bytes);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(bytes, at + CENTRAL_SIZE, nameLength)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      size: view.getUint32(at + 24, true),
      data: new Uint8Array(bytes, start, view.getUint32(at + 20, true)),
    });
    at += CENTRAL_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

export async function textOf({ method, data }: ZipEntry): Promise<string> {
  if (method !== DEFLATED) return new TextDecoder().decode(data);
  return await new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

export async function textEntry(name: string, text: string): Promise<ZipEntry> {
  const bytes = new TextEncoder().encode(text);
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const data = new Uint8Array(await new Response(compressed).arrayBuffer());
  return { name, method: DEFLATED, crc: crc32(bytes), size: bytes.length, data };
}

export function writeZip(entries: readonly ZipEntry[], type: string): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = new TextEncoder().encode(entry.name);
    const header = record(LOCAL_SIZE, LOCAL, (view) => describe(view, 4, entry, name.length));
    const central = record(CENTRAL_SIZE, CENTRAL, (view) => {
      view.setUint16(4, VERSION, true);
      describe(view, 6, entry, name.length);
      view.setUint32(42, offset, true);
    });
    parts.push(header, name, entry.data);
    directory.push(central, name);
    offset += header.length + name.length + entry.data.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record(END_SIZE, END, (view) => {
    view.setUint16(8, entries.length, true);
    view.setUint16(10, entries.length, true);
    view.setUint32(12, size, true);
    view.setUint32(16, offset, true);
  });
  return new Blob([...parts, ...directory, end], { type });
}

/** Members that local headers and the directory have in common. */
function describe(view: DataView, at: number, { method, crc, size, data }: ZipEntry, nameLength: number): void {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, UTF8_NAMES, true);
  view.setUint16(at + 4, method, true);
  view.setUint16(at + 8, JANUARY_1980, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, data.length, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, nameLength, true);
}

function record(size: number, signature: number, fill: (view: DataView) => void): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  fill(view);
  return bytes;
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - END_SIZE; at >= 0; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new Error('The workbook is not a ZIP archive.');
}

/** CRC-32 as in ZIP and PNG. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
