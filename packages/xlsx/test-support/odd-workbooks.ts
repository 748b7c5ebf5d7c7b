import { noise } from './noise';
import { sheetXml, textRows, type WorkbookRecipe, workbookBytes, workbookEntries } from './workbook-bytes';
import { type ZipEntryRecipe, zipBytes } from './zip-bytes';

/** An unusual but valid workbook with the heading Name in A1. */
export interface OddWorkbook {
  readonly name: string;
  readonly make: () => Buffer;
  /** The values below the heading, by row number. */
  readonly names: Readonly<Record<number, string>>;
}

const HEADING = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>';
const SHEET = 'xl/worksheets/sheet1.xml';

export const oddWorkbooks = (): readonly OddWorkbook[] => [
  ...oddSheets(),
  ...oddCells(),
  ...oddStrings(),
  ...oddArchives(),
];

function oddSheets(): OddWorkbook[] {
  const text = (cell: string) => `<c r="A${cell}" t="inlineStr"><is><t>Ana</t></is></c>`;
  const plain = sheetXml(`${HEADING}<row r="2">${text('2')}</row>`);
  const prefixed = plain.replace(/<(\/?)([a-zA-Z])/g, '<$1x:$2').replace('xmlns=', 'xmlns:x=');
  const whole = (name: string, sheet: string | Buffer, names: OddWorkbook['names'] = { 2: 'Ana' }) => ({
    name,
    names,
    make: () => workbookBytes({ sheet }),
  });
  return [
    whole('a byte order mark', Buffer.from(`\ufeff${plain}`)),
    whole('no declaration', plain.replace(/^<\?.*?\?>\n/, '')),
    whole('every name with a prefix', prefixed),
    whole('comments between rows', plain.replaceAll('<row', '<!-- <row r="9"><c/></row> --><row')),
    whole('instructions between rows', plain.replaceAll('<row', '<?do something?><row')),
    whole('line breaks inside tags', plain.replaceAll(' r=', '\r\n\tr=')),
    whole('single quotes', plain.replaceAll('"', "'")),
    whole('a dimension that is not true', plain.replace('<sheetData>', '<dimension ref="A1:XFD1048576"/><sheetData>')),
    whole('rows and cells without numbers', plain.replace(/ r="\w+"/g, '')),
    whole('a gap of a million rows', sheetXml(`${HEADING}<row r="1048576">${text('1048576')}</row>`), {
      1048576: 'Ana',
    }),
    whole('a hundred thousand empty rows', sheetXml(`${HEADING}${'<row/>'.repeat(100_000)}`), {}),
    whole('only a heading', sheetXml(HEADING), {}),
    whole('a megabyte of white space', plain.replace('<row r="2"', `${' \n'.repeat(500_000)}<row r="2"`)),
    whole('merged cells, links and rules after the rows', plain.replace('</worksheet>', `${BEHIND}</worksheet>`)),
    whole('unknown attributes', plain.replaceAll('<c ', '<c cm="1" vm="2" ph="0" x14ac:dyDescent="0.2" ')),
    whole(
      'a cell in the last column',
      plain.replace('</row></sheetData>', '<c r="XFD2"><v>1</v></c></row></sheetData>'),
    ),
  ];
}

const BEHIND = `<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells><hyperlinks><hyperlink ref="A1"/></hyperlinks>
  <conditionalFormatting sqref="A1"><cfRule type="expression"><formula>1&lt;2</formula></cfRule></conditionalFormatting>`;

function oddCells(): OddWorkbook[] {
  const cell = (name: string, xml: string, read: string, recipe: WorkbookRecipe = {}) => ({
    name,
    names: below(read),
    make: () => workbookBytes({ rows: `${HEADING}<row r="2">${xml}</row>`, ...recipe }),
  });
  return [
    cell('a number in letters of a float', '<c r="A2"><v>1E+2</v></c>', '100'),
    cell('a number with seventeen digits', '<c r="A2"><v>0.30000000000000004</v></c>', '0.30000000000000004'),
    cell('a boolean', '<c r="A2" t="b"><v>1</v></c>', 'true'),
    cell('an error', '<c r="A2" t="e"><v>#DIV/0!</v></c>', '#DIV/0!'),
    cell('a formula with its value', '<c r="A2" t="str"><f>A1&amp;"!"</f><v>Name!</v></c>', 'Name!'),
    cell('a formula without a value', '<c r="A2"><f>1+1</f></c>', '#NOT_CALCULATED!'),
    cell('a shared formula', '<c r="A2"><f t="shared" si="0" ref="A2:A9">1+1</f><v>2</v></c>', '2'),
    cell('an array formula', '<c r="A2"><f t="array" ref="A2">SUM(1)</f><v>1</v></c>', '1'),
    cell('an ISO date', '<c r="A2" t="d"><v>2024-03-01</v></c>', '2024-03-01'),
    cell('a date of 1900', '<c r="A2" s="1"><v>61</v></c>', '1900-03-01', { formats: ['yyyy-mm-dd'] }),
    cell('a date of 1904', '<c r="A2" s="1"><v>0</v></c>', '1904-01-01', { formats: ['yyyy'], date1904: true }),
    cell('a cell with a style only', '<c r="A2" s="1"/>', '', { formats: ['0.00'] }),
    cell('a style that does not exist', '<c r="A2" s="4096"><v>5</v></c>', '5'),
    cell('an empty value', '<c r="A2"><v/></c>', ''),
    cell('rich text', '<c r="A2" t="inlineStr"><is><r><t>A</t></r><r><rPr><b/></rPr><t>na</t></r></is></c>', 'Ana'),
    cell('a reading aid', '<c r="A2" t="inlineStr"><is><t>A</t><rPh sb="0" eb="1"><t>x</t></rPh></is></c>', 'A'),
    cell('characters by their number', '<c r="A2" t="inlineStr"><is><t>&#65;&#x6e;&#97;</t></is></c>', 'Ana'),
    cell('characters beyond the first plane', '<c r="A2" t="inlineStr"><is><t>&#x1F600;</t></is></c>', '😀'),
    cell('a section of characters', '<c r="A2" t="inlineStr"><is><t><![CDATA[<Ana>]]></t></is></c>', '<Ana>'),
    cell('an escaped return', '<c r="A2" t="inlineStr"><is><t>a_x000D_b</t></is></c>', 'a\rb'),
    cell('the longest text', `<c r="A2" t="inlineStr"><is><t>${noise(32_767)}</t></is></c>`, noise(32_767)),
    cell('what looks like a formula', '<c r="A2" t="inlineStr"><is><t>=1+1</t></is></c>', '=1+1'),
    cell('cells in no order', '<c r="C2"><v>3</v></c><c r="A2"><v>1</v></c>', '1'),
  ];
}

function oddStrings(): OddWorkbook[] {
  const shared = '<c r="A2" t="s"><v>1</v></c>';
  const strings = (name: string, list: string, read: string, xml = shared) => ({
    name,
    names: below(read),
    make: () => workbookBytes({ rows: `${HEADING}<row r="2">${xml}</row>`, strings: list }),
  });
  return [
    strings('shared strings', '<si><t>x</t></si><si><t>Ana</t></si>', 'Ana'),
    strings('a shared string of runs', '<si/><si><r><t>A</t></r><r><t>na</t></r></si>', 'Ana'),
    strings('a shared string with preserved white space', '<si/><si><t xml:space="preserve"> Ana </t></si>', ' Ana '),
    strings('an empty shared string', '<si><t>x</t></si><si><t></t></si>', ''),
    strings('a hundred thousand shared strings', `<si/><si><t>Ana</t></si>${numbers(100_000)}`, 'Ana'),
  ];
}

function numbers(count: number): string {
  return Array.from({ length: count }, (_, index) => `<si><t>${index}</t></si>`).join('');
}

function oddArchives(): OddWorkbook[] {
  const entries = () => workbookEntries({});
  const archive = (name: string, make: () => Buffer) => ({ name, names: { 2: 'Ana' }, make });
  const changed = (change: (entry: ZipEntryRecipe) => ZipEntryRecipe) => zipBytes(entries().map(change));
  const sheet = { name: SHEET, content: sheetXml(textRows([['Name'], ['Ana']])) };
  return [
    archive('nothing compressed', () => changed((entry) => ({ ...entry, stored: true }))),
    archive('entries in another order', () => zipBytes(entries().reverse())),
    archive('a comment at the end', () => zipBytes(entries(), 'a comment')),
    archive('backslashes in names', () => changed((entry) => ({ ...entry, name: entry.name.replaceAll('/', '\\') }))),
    archive('entries of folders', () => zipBytes([...entries(), { name: 'xl/', content: '' }])),
    archive('the sheet in capitals', () =>
      workbookBytes({ entries: [{ ...sheet, name: SHEET.toUpperCase() }], without: [SHEET] }),
    ),
    archive('trailing bytes after a stream', () =>
      workbookBytes({ entries: [{ ...sheet, trailing: Buffer.alloc(200_000, 1) }] }),
    ),
    archive('a local size that is not true', () => workbookBytes({ entries: [{ ...sheet, localSize: 12_345 }] })),
    archive('additional pictures and macros', () =>
      workbookBytes({ entries: [{ name: 'xl/vbaProject.bin', content: noise(9_000) }] }),
    ),
    archive('styles that are empty', () => workbookBytes({ entries: [{ name: 'xl/styles.xml', content: '' }] })),
    archive('relationships that are empty', () => workbookBytes({ entries: [{ name: '_rels/.rels', content: '' }] })),
    archive('a thousand unused parts', () =>
      zipBytes([
        ...entries(),
        ...Array.from({ length: 1_000 }, (_, index) => ({ name: `xl/media/${index}.png`, content: 'x' })),
      ]),
    ),
  ];
}

function below(read: string): OddWorkbook['names'] {
  return read === '' ? {} : { 2: read };
}
