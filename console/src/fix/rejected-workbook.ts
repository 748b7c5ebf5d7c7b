import { readZip, textEntry, textOf, writeZip, type ZipEntry } from './zip';

const SHEET = 'xl/worksheets/sheet1.xml';
const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LETTERS = 26;
const DATE = '2';
const MOMENT = '3';
const DAYS_UNTIL_1970 = 25_569;
const DAY_MS = 86_400_000;

/** Edited cells, by `<row>:<column>`, both from zero and without the headings. */
export type CellEdits = ReadonlyMap<string, string>;

/** The workbook of rejected rows that the API returns. Cells that are not edited stay as they are. */
export class RejectedWorkbook {
  private constructor(
    private readonly entries: readonly ZipEntry[],
    private readonly sheet: Document,
    /** Headings of the user's workbook. */
    readonly headings: readonly string[],
    readonly rows: readonly (readonly string[])[],
  ) {}

  static async open(file: Blob): Promise<RejectedWorkbook> {
    const entries = readZip(await file.arrayBuffer());
    const entry = entries.find(({ name }) => name === SHEET);
    if (!entry) throw new Error('The workbook has no sheet.');
    const sheet = new DOMParser().parseFromString(await textOf(entry), 'application/xml');
    const [head = [], ...rows] = [...sheet.getElementsByTagName('row')].map(cellsOf);
    // The last column contains the reasons. An import ignores it.
    const headings = head.slice(0, -1);
    return new RejectedWorkbook(
      entries,
      sheet,
      headings,
      rows.map((row) => headings.map((_heading, column) => row[column] ?? '')),
    );
  }

  /** The same workbook with the edited cells as text. */
  async withEdits(edits: CellEdits): Promise<Blob> {
    const sheet = this.sheet.cloneNode(true) as Document;
    const rows = [...sheet.getElementsByTagName('row')];
    for (const [key, text] of edits) {
      const [row = 0, column = 0] = key.split(':').map(Number);
      const element = rows[row + 1];
      if (element) setCell(sheet, element, column, text);
    }
    const changed = await textEntry(SHEET, new XMLSerializer().serializeToString(sheet));
    return writeZip([...this.entries.filter(({ name }) => name !== SHEET), changed], TYPE);
  }
}

function cellsOf(row: Element): readonly string[] {
  const cells: string[] = [];
  for (const cell of row.children) cells[columnOf(cell)] = shownText(cell);
  return Array.from(cells, (text) => text ?? '');
}

/** Dates are numbers of days. The styles are those of the writer of the API. */
function shownText(cell: Element): string {
  const text = cell.textContent ?? '';
  const style = cell.getAttribute('s');
  if (style !== DATE && style !== MOMENT) return text;
  const iso = new Date((Number(text) - DAYS_UNTIL_1970) * DAY_MS).toISOString();
  return style === DATE ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
}

/** `AB7` is in column 27. */
function columnOf(cell: Element): number {
  const letters = /^[A-Z]+/.exec(cell.getAttribute('r') ?? '')?.[0] ?? 'A';
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}

function columnName(column: number): string {
  const rest = Math.floor(column / LETTERS);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % LETTERS));
}

function setCell(sheet: Document, row: Element, column: number, text: string): void {
  const cells = [...row.children];
  cells.find((cell) => columnOf(cell) === column)?.remove();
  if (text === '') return;
  const cell = sheet.createElementNS(NAMESPACE, 'c');
  cell.setAttribute('r', `${columnName(column)}${row.getAttribute('r')}`);
  cell.setAttribute('t', 'inlineStr');
  const inline = cell.appendChild(sheet.createElementNS(NAMESPACE, 'is'));
  const content = inline.appendChild(sheet.createElementNS(NAMESPACE, 't'));
  content.setAttribute('xml:space', 'preserve');
  content.textContent = text;
  // Cells of a row are in the order of their columns.
  row.insertBefore(cell, [...row.children].find((other) => columnOf(other) > column) ?? null);
}
