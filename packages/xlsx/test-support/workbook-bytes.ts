import { type ZipEntryRecipe, zipBytes } from './zip-bytes';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface WorkbookRecipe {
  /** Content of `<sheetData>`. */
  readonly rows?: string;
  /** Replaces the complete part. */
  readonly sheet?: string | Buffer;
  /** Content of `<sst>`. */
  readonly strings?: string;
  readonly sharedStrings?: string | Buffer;
  /** Format codes; cells with `s="1"` have the first. */
  readonly formats?: readonly string[];
  readonly date1904?: boolean;
  /** Replaces or adds entries, by name. */
  readonly entries?: readonly ZipEntryRecipe[];
  readonly without?: readonly string[];
}

/** Builds a workbook with one sheet, "Data", from these parts without validation or escaping. */
export function workbookBytes(recipe: WorkbookRecipe = {}): Buffer {
  const replaced = new Set([...(recipe.entries ?? []).map(({ name }) => name), ...(recipe.without ?? [])]);
  return zipBytes([...workbookEntries(recipe).filter(({ name }) => !replaced.has(name)), ...(recipe.entries ?? [])]);
}

export function sheetXml(rows: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
}

/** Rows of inline texts, from row 1. Empty cells are omitted. */
export function textRows(rows: readonly (readonly string[])[]): string {
  const cell = (text: string, row: number, column: number) =>
    text === '' ? '' : `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`;
  return rows
    .map(
      (cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cell(text, row + 1, column)).join('')}</row>`,
    )
    .join('');
}

export function workbookEntries(recipe: WorkbookRecipe): ZipEntryRecipe[] {
  const { rows = textRows([['Name'], ['Ana']]), strings, formats = [], date1904 = false } = recipe;
  const sharedStrings =
    recipe.sharedStrings ?? (strings === undefined ? undefined : `<sst xmlns="${main}">${strings}</sst>`);
  const numFmts = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('');
  const xfs = formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('');
  return [
    {
      name: '[Content_Types].xml',
      content: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    { name: '_rels/.rels', content: relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships([
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'styles', '/xl/styles.xml'],
        ['rId3', 'sharedStrings', 'sharedStrings.xml'],
      ]),
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${main}"><numFmts>${numFmts}</numFmts><cellXfs><xf numFmtId="0"/>${xfs}</cellXfs></styleSheet>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: recipe.sheet ?? sheetXml(rows) },
    ...(sharedStrings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: sharedStrings }]),
  ];
}

export function relationships(items: readonly (readonly [id: string, type: string, target: string])[]): string {
  const list = items.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
}
