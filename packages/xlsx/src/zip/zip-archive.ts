import { type FileHandle, open } from 'node:fs/promises';
import { WorkbookError } from '../model/workbook-error';
import type { WorkbookLimits } from '../model/workbook-limits';
import { parseCentralDirectory, type ZipEntry } from './central-directory';
import { findCentralDirectory } from './end-of-central-directory';
import { EntryStream } from './entry-stream';
import { readExactly } from './read-exactly';
import { assertValidArchive } from './validate-archive';

const localHeaderSignature = 0x04034b50;
const localHeaderLength = 30;
const maxDirectoryBytes = 4 * 1024 * 1024;

/** Reads a zip file by its central directory. Names of parts are not case-sensitive. */
export class ZipArchive {
  private constructor(
    private readonly file: FileHandle,
    private readonly entries: ReadonlyMap<string, ZipEntry>,
    private readonly directoryOffset: number,
  ) {}

  static async open(path: string, limits: WorkbookLimits): Promise<ZipArchive> {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      const directory = await findCentralDirectory(file, size);
      if (directory.entries > limits.entries || directory.size > maxDirectoryBytes) {
        throw new WorkbookError(
          'suspicious_archive',
          `The file has more than ${limits.entries} parts, which is not a workbook.`,
        );
      }
      const bytes = await readExactly(file, directory.offset, directory.size);
      const entries = parseCentralDirectory(bytes, directory.entries);
      assertValidArchive(entries, directory.offset, limits);
      return new ZipArchive(file, new Map(entries.map((e) => [e.name.toLowerCase(), e])), directory.offset);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  entry(name: string): ZipEntry | undefined {
    return this.entries.get(name.toLowerCase());
  }

  async stream(entry: ZipEntry): Promise<EntryStream> {
    const header = await readExactly(this.file, entry.offset, localHeaderLength);
    const dataOffset = entry.offset + localHeaderLength + header.readUInt16LE(26) + header.readUInt16LE(28);
    if (header.readUInt32LE(0) !== localHeaderSignature || dataOffset + entry.compressedSize > this.endOf(entry)) {
      throw new WorkbookError(
        'suspicious_archive',
        `The file has a wrong position for "${entry.name}". Save it again.`,
        {
          part: entry.name,
        },
      );
    }
    return new EntryStream(this.file, entry, dataOffset);
  }

  /** Reads a small part completely. */
  async read(entry: ZipEntry, maxBytes: number): Promise<Buffer> {
    if (entry.size > maxBytes) {
      const maxKilobytes = Math.floor(maxBytes / 1024);
      throw new WorkbookError('too_large', `"${entry.name}" in the workbook is larger than ${maxKilobytes} KB.`, {
        part: entry.name,
      });
    }
    const chunks: Buffer[] = [];
    for await (const chunk of await this.stream(entry)) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  }

  async close(): Promise<void> {
    await this.file.close();
  }

  private endOf(entry: ZipEntry): number {
    let end = this.directoryOffset;
    for (const other of this.entries.values())
      if (other.offset > entry.offset && other.offset < end) end = other.offset;
    return end;
  }
}
