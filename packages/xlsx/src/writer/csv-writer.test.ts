import { MemoryOutput } from '../../test-support/memory-output';
import { TextFiles } from '../../test-support/text-files';
import type { CellValue } from '../model/cell';
import { cellKinds } from '../model/cell';
import { CsvWriter } from './csv-writer';

async function csv(headings: readonly string[], rows: readonly (readonly CellValue[])[]): Promise<string> {
  const output = new MemoryOutput();
  const writer = new CsvWriter(output);
  await writer.addSheet(
    '',
    headings.map((heading) => ({ heading })),
  );
  for (const row of rows) await writer.writeRow(row);
  expect(await writer.finish()).toEqual({ rows: rows.length });
  return output.bytes.toString('utf8');
}

describe('a written CSV file', () => {
  it('begins with a byte order mark and has a line for each row', async () => {
    expect(
      await csv(
        ['Name', 'Value'],
        [
          ['Zoë', 1.5],
          [null, true],
          [new Date('2024-03-01T08:00:00Z'), { iso: '2024-03-01' }],
        ],
      ),
    ).toBe('\ufeffName,Value\r\nZoë,1.5\r\n,true\r\n2024-03-01T08:00:00Z,2024-03-01\r\n');
  });

  it('quotes fields with special characters', async () => {
    expect(await csv(['a'], [['say "hi"'], ['one,two'], ['one\ntwo'], [' kept '], ['semi;colon']])).toBe(
      '\ufeffa\r\n"say ""hi"""\r\n"one,two"\r\n"one\ntwo"\r\n" kept "\r\n"semi;colon"\r\n',
    );
  });

  it('escapes texts that look like formulas, also in headings, but not numbers', async () => {
    expect(await csv(['=1'], [['=1+1'], ['+55 11'], ['-x'], ['@a'], ['\tx'], ['\r\n=x'], ['＝1'], [-5]])).toBe(
      `\ufeff'=1\r\n'=1+1\r\n'+55 11\r\n'-x\r\n'@a\r\n"'\tx"\r\n"'\r\n=x"\r\n'＝1\r\n-5\r\n`,
    );
  });

  it('is read as the same texts again', async () => {
    const texts = ['+351 210', '- call back', '@home', '=1', "'=1", "''+1", "'kept", "O'Neill", ' =1', '＝1', "'"];
    const files = new TextFiles();

    const rows = await files.rows(
      await csv(
        ['Name', '-Note'],
        texts.map((text) => [text, 'x']),
      ),
    );
    await files.remove();
    expect(rows).toEqual([['Name', '-Note'], ...texts.map((text) => [text, 'x'])]);
  });

  it.each([
    ' ',
    '\u00a0',
    '\ufeff',
    '\u2003',
    '\u200b',
    '\u202e',
    '\u2028',
    '\v',
    '\0',
    '\u001b',
    '\u00ad',
    '\ud800',
    ' \t ',
  ])('escapes a text with an operator after %j', async (before) => {
    const [, line = ''] = (await csv(['a'], [[`${before}=1+1`], [`${before}x`]])).split('\r\n');

    expect(line.replace(/^"/, '')).toMatch(/^'/);
    expect(await csv(['a'], [[`${before}x=1`]])).not.toContain("'");
  });

  it('quotes all line terminators', async () => {
    for (const terminator of ['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']) {
      expect(await csv(['a'], [[`x${terminator}y`]])).toBe(`\ufeffa\r\n"x${terminator}y"\r\n`);
    }
  });

  it('writes columns of batches', async () => {
    const output = new MemoryOutput();
    const writer = new CsvWriter(output);
    await writer.addSheet('', [{ heading: 'n' }]);
    const values = Array.from({ length: 50_000 }, (_, index) => String(index));

    await writer.writeColumns([{ kinds: new Uint8Array(values.length).fill(cellKinds.number), values }], values.length);
    await writer.finish();

    expect(output.bytes.toString()).toBe(`\ufeffn\r\n${values.join('\r\n')}\r\n`);
  });
});
