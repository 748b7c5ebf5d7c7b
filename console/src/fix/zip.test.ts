import { crc32, readZip, textEntry, textOf, writeZip } from './zip';

describe('an archive', () => {
  it('is read as it was written', async () => {
    const entries = [await textEntry('a.xml', '<a/>'), await textEntry('folder/ü.xml', 'Roof € '.repeat(1_000))];
    const bytes = await writeZip(entries, 'application/zip').arrayBuffer();

    const found = readZip(bytes);

    expect(found.map(({ name }) => name)).toEqual(['a.xml', 'folder/ü.xml']);
    expect(await Promise.all(found.map(textOf))).toEqual(['<a/>', 'Roof € '.repeat(1_000)]);
    expect(bytes.byteLength).toBeLessThan(500);
  });

  it('has the check sums of the format', () => {
    expect(crc32(new TextEncoder().encode('123456789')).toString(16)).toBe('cbf43926');
  });

  it('is rejected if it is something else', () => {
    expect(() => readZip(new ArrayBuffer(100))).toThrow('not a ZIP archive');
  });
});
