import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLines } from './read-lines';

describe('readLines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trackway-lines-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function linesOf(content: string): Promise<string[]> {
    const path = join(folder, 'file');
    writeFileSync(path, content);
    const lines: string[] = [];
    for await (const line of readLines(path)) lines.push(line);
    return lines;
  }

  it('splits on \\n only', async () => {
    const texts = ['a\u2028b', 'a\u2029b', 'a\u0085b', 'a\vb', 'a\fb', 'a\rb', '\u202e', '\ufeff'];

    expect(await linesOf(texts.map((text) => `${text}\n`).join(''))).toEqual(texts);
  });

  it('returns empty lines, and a last line without a line feed', async () => {
    expect(await linesOf('a\n\nb')).toEqual(['a', '', 'b']);
    expect(await linesOf('')).toEqual([]);
  });

  it('joins lines and characters that span several chunks', async () => {
    const lines = [`${'é😀'.repeat(40_000)}`, 'short', `${'ü'.repeat(100_001)}`];

    expect(await linesOf(`${lines.join('\n')}\n`)).toEqual(lines);
  });
});
