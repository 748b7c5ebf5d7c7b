import { MemoryOutput } from '../../test-support/memory-output';
import { TemporaryFiles } from '../../test-support/temporary-files';
import { defaultWorkbookLimits } from '../model/workbook-limits';
import { ZipArchive } from './zip-archive';
import { ZipWriter, type ZipWriterOptions } from './zip-writer';

const files = new TemporaryFiles();
afterAll(() => files.remove());

async function archiveOf(contents: Record<string, string>, options: ZipWriterOptions): Promise<ZipArchive> {
  const output = new MemoryOutput();
  const writer = new ZipWriter(output, options);
  for (const [name, content] of Object.entries(contents)) {
    await writer.begin(name);
    await writer.write(Buffer.from(content));
    await writer.end();
  }
  await writer.finish();
  return ZipArchive.open(await files.write(output.bytes), defaultWorkbookLimits);
}

describe('a written archive', () => {
  const contents = { 'a.txt': 'first', 'ação/b.txt': 'second '.repeat(50), empty: '' };

  it.each([
    ['with small offsets', {}],
    ['with zip64 offsets in all but the first', { zip64From: 1 }],
    ['with zip64 offsets everywhere', { zip64From: 0 }],
  ])('is read back: %s', async (_, options) => {
    const archive = await archiveOf(contents, { level: 6, ...options });

    for (const [name, content] of Object.entries(contents)) {
      const entry = archive.entry(name);
      expect(entry).toMatchObject({ name, size: Buffer.byteLength(content) });
      expect((await archive.read(entry!, 1_000)).toString()).toBe(content);
    }
    expect(archive.entry('absent')).toBeUndefined();
    await archive.close();
  });
});
