import { randomInt } from 'node:crypto';
import { readAll } from '../../test-support/read-all';
import { TextFiles } from '../../test-support/text-files';

const files = new TextFiles();
afterAll(() => files.remove());

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('rows of a CSV file', () => {
  it.each([
    ['commas', 'Name,Note\nAna,x\n'],
    ['semicolons', 'Name;Note\nAna;x\n'],
    ['tabs', 'Name\tNote\nAna\tx\n'],
    ['pipes', 'Name|Note\nAna|x\n'],
    ['CRLF', 'Name,Note\r\nAna,x\r\n'],
    ['CR', 'Name,Note\rAna,x\r'],
    ['mixed line ends', 'Name,Note\r\nAna,x\n'],
    ['no line end at the end', 'Name,Note\nAna,x'],
    ['quotes', '"Name","Note"\n"Ana","x"\n'],
    ['spaces after a quote', '"Name" ,"Note"  \nAna,x\n'],
    ['a byte order mark', '\ufeffName,Note\nAna,x\n'],
    ['a byte order mark and quotes', '\ufeff"Name","Note"\n"Ana","x"\n'],
    ['a line with the separator', 'sep=;\r\nName;Note\r\nAna;x\r\n'],
    ['a byte order mark and a line with the separator', '\ufeffsep=|\nName|Note\nAna|x\n'],
    ['blank lines before the headings', '\n,\nName,Note\nAna,x\n'],
  ])('are read with %s', async (_, content) => {
    expect(await files.rows(content)).toEqual([
      ['Name', 'Note'],
      ['Ana', 'x'],
    ]);
  });

  it('keep quotes, separators and line breaks of quoted cells', async () => {
    const content = 'Name,Note\n"a ""b"" c","1, 2\r\n3\n\n4"\n5" pipe,x\n"""",""\n';

    expect(await files.rows(content)).toEqual([['Name', 'Note'], ['a "b" c', '1, 2\n3\n\n4'], ['5" pipe', 'x'], ['"']]);
  });

  it('keep texts as they are: zeros, spaces, formulas, control characters', async () => {
    const content = 'Name,Note\n007, x \n=1+1,@a\n\u0007b,+1\n';

    expect((await files.rows(content)).slice(1)).toEqual([
      ['007', ' x '],
      ['=1+1', '@a'],
      ['\u0007b', '+1'],
    ]);
  });

  it('have the numbers of the records, with blank lines', async () => {
    const reader = await files.open('Name\n\n"a\nb"\n\nc\n');

    expect((await readAll(reader)).map(({ row }) => row)).toEqual([1, 3, 5]);
    expect(await reader.estimateRows()).toEqual({ rows: 2, exact: true });
    expect(await reader.heading()).toMatchObject({ row: 1, cells: [{ column: 0, value: 'Name' }] });
  });

  it('continue after a row', async () => {
    const reader = await files.open(`Name\n${Array.from({ length: 3_000 }, (_, index) => index).join('\n')}\n`);

    const rows = await readAll(reader, { afterRow: 2_990, batchRows: 3 });

    expect(rows[0]).toEqual({ row: 2_991, cells: { A: 'text:2989' } });
    expect(rows).toHaveLength(11);
  });

  it('may end early', async () => {
    expect(await files.rows('A,B,C\n1,2,3\n4\n5,,\n')).toEqual([['A', 'B', 'C'], ['1', '2', '3'], ['4'], ['5']]);
  });

  it('are equal for all positions of chunks', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [
      `${index}`,
      `"é""${'x'.repeat(randomInt(40))},\n"`,
      '😀',
    ]);
    const content = `A,B,C\r\n${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;

    const read = await files.rows(content);

    expect(read.length).toBe(20_001);
    expect(read.slice(1)).toEqual(rows.map(([a, b, c]) => [a, b?.slice(1, -1).replace('""', '"'), c]));
  });
});

describe('the encoding of a CSV file', () => {
  const text = 'Name;Cidade\nJoão;São Paulo €\n';

  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-16le', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['utf-16le', Buffer.from(text, 'utf16le')],
    ['utf-16be', utf16be(`\ufeff${text}`)],
    ['utf-16be', utf16be(text)],
    ['windows-1252', Buffer.from(text.replace('€', '\u0080'), 'latin1')],
  ])('is detected: %s', async (encoding, content) => {
    expect((await files.open(content)).text?.encoding).toBe(encoding);
    expect(await files.rows(content)).toEqual([
      ['Name', 'Cidade'],
      ['João', 'São Paulo €'],
    ]);
  });

  it('is detected from the last row', async () => {
    const content = Buffer.concat([Buffer.from(`Name\n${'a\n'.repeat(600_000)}`), Buffer.from([0xe9, 10])]);

    const reader = await files.open(content);

    expect(reader.text?.encoding).toBe('windows-1252');
    expect((await readAll(reader, { afterRow: 600_001 }))[0]?.cells).toEqual({ A: 'text:é' });
  });

  it('is UTF-8 if a chunk ends inside of a character', async () => {
    const reader = await files.open(`Name\n${'x'.repeat(2)}${'é\n'.repeat(700_000)}`);

    expect(reader.text?.encoding).toBe('utf-8');
  });

  it('can be given', async () => {
    const latin = Buffer.from('Name\nJos\xe9\n', 'latin1');

    expect(await files.rows(Buffer.from('Name\nJosé\n'), { encoding: 'windows-1252' })).toEqual([['Name'], ['JosÃ©']]);
    expect(await files.errorOf(latin, { encoding: 'utf-8' })).toBe(
      'wrong_encoding: Line 2 is not UTF-8. Save the file as UTF-8, or send its encoding, for example windows-1252.',
    );
  });
});

describe('the separator of a CSV file', () => {
  it.each([
    ['semicolon', 'Name;Budget\nRoof;1,5\nWall;2,5\n'],
    ['comma', 'Name,Note\nRoof,a;b\nWall,c;d\n'],
    ['comma', 'Name,Note\n"a;b;c","x"\n"d;e;f","y"\n'],
    ['tab', 'Name\tNote, more\nRoof\ta, b\n'],
    ['pipe', 'Name|Note\na;b|c,d\n'],
    ['comma', 'Name\nRoof\n'],
  ])('is detected: %s', async (separator, content) => {
    expect((await files.open(content)).text).toMatchObject({ separator, ambiguous: [] });
  });

  it('is reported if two are possible, and can be given', async () => {
    const content = 'A;B,C\n1;2,3\n';

    expect((await files.open(content)).text).toMatchObject({ separator: 'semicolon', ambiguous: ['separator'] });
    expect((await files.open(content, { separator: 'comma' })).text).toMatchObject({
      separator: 'comma',
      ambiguous: [],
    });
    expect(await files.rows(content, { separator: 'comma' })).toEqual([
      ['A;B', 'C'],
      ['1;2', '3'],
    ]);
  });
});

describe('invalid CSV files', () => {
  const long = 'x'.repeat(40_000);

  it.each<readonly [string, string | Buffer, RegExp]>([
    ['nothing', '', /^empty_file: .*headings/],
    ['a NUL byte', 'Name\na\0b\n', /^not_a_csv: /],
    ['a NUL byte far from the start', `Name\n${'a\n'.repeat(50_000)}b\0\n`, /^not_a_csv: Line 50002, column 1: .*NUL/],
    ['a NUL byte in quotes', `Name\n${'a\n'.repeat(50_000)}"b\0"\n`, /^not_a_csv: Line 50002, column 1: .*NUL/],
    ['a workbook', 'PK\x03\x04abc', /^not_a_csv: .*Excel workbook/],
    ['a PDF file', '%PDF-1.7\n%', /^not_a_csv: .*PDF/],
    ['a web page', '\n<!DOCTYPE html><html>', /^not_a_csv: .*web page/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^not_a_csv: .*Excel 97/],
    ['random bytes', Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 7919) % 251)), /^not_a_csv: /],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 65, 0, 0, 0]), /^not_a_csv: .*UTF-32/],
    ['an open quote', 'A,B\n1,"2\n3,4\n', /^malformed_csv: Line 2, column 2: the quote is not closed/],
    ['text after a quote', 'A,B\n1,"2"x\n', /^malformed_csv: Line 2, column 2: .*Double each quote/],
    ['a quote after a quote', 'A,B\n1,"2" "x"\n', /^malformed_csv: Line 2, column 2: /],
    ['text after a long quote', 'A,B\n1,"2\n\n3" x,4\n', /^malformed_csv: Line 4, column 2: .*begins in line 2/],
    ['more cells than headings', 'A,B\n1,2\n1,2,3\n', /^uneven_row: Line 3, column 3: .*3 cells.*2 headings/],
    ['a cell of quotes without a heading', 'A,B\n1,2,""""\n', /^uneven_row: Line 2, column 3: /],
    ['more cells after a line with the separator', 'sep=;\nA;B\n1;2;3\n', /^uneven_row: Line 3, column 3: /],
    ['a long cell', `A,B\n1,2\n${long},2\n`, /^cell_too_long: /],
    ['a very long cell', `A\n${'x'.repeat(4_000_000)}`, /^cell_too_long: Line 2, column 1: /],
    ['a very long quoted cell', `A\n\n"${'x\n'.repeat(900_000)}`, /^cell_too_long: Line \d+, .*quote in line 3/],
    ['too many columns', `A\n${','.repeat(20_000)}\n`, /^too_many_columns: Line 2/],
    ['too many rows', 'A\n'.repeat(1_048_577), /^too_many_rows: Line 1048577/],
    ['too many bytes', Buffer.alloc(50 * 1024 * 1024 + 1, 'a\n'), /^too_large: /],
  ])('are rejected with their place: %s', async (_, content, error) => {
    expect(await files.errorOf(content)).toMatch(error);
  });

  it('may have empty cells beyond the headings', async () => {
    expect(await files.rows('A,B\n1,2,,,\n3,4, ,"  "\n')).toEqual([
      ['A', 'B'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('may have headings only', async () => {
    const reader = await files.open('Name,Code');

    expect(await reader.estimateRows()).toEqual({ rows: 0, exact: true });
    expect((await reader.heading())?.cells.map(({ value }) => value)).toEqual(['Name', 'Code']);
  });

  it('never fail with another error after changes of random bytes', async () => {
    const valid = Buffer.from('Name,Note,Budget\r\n"a ""b""",é,"1,5"\r\n"c\nd",,2\r\n'.repeat(20));
    for (let round = 0; round < 100; round++) {
      const bytes = Buffer.from(valid);
      for (let change = 0; change < 3; change++) bytes[randomInt(bytes.length)] = randomInt(256);
      expect(await files.errorOf(bytes.subarray(0, randomInt(1, bytes.length)))).toMatch(
        /^(no error|not_a_csv|malformed_csv|uneven_row)/,
      );
    }
  });
});
