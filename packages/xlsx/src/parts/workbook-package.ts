import { WorkbookError } from '../model/workbook-error';
import type { WorkbookLimits } from '../model/workbook-limits';
import type { SheetInfo } from '../model/workbook-reader';
import type { ZipEntry } from '../zip/central-directory';
import type { ZipArchive } from '../zip/zip-archive';
import { parseRelationships, type Relationship } from './relationships';
import { parseWorkbookPart } from './workbook-part';

export interface PackagedSheet extends SheetInfo {
  readonly entry: ZipEntry;
}

/** The parts of a workbook: sheets in the order of their tabs, and the parts that their cells refer to. */
export interface WorkbookPackage {
  readonly sheets: readonly PackagedSheet[];
  readonly date1904: boolean;
  readonly styles: ZipEntry | undefined;
  readonly sharedStrings: ZipEntry | undefined;
}

export async function readWorkbookPackage(archive: ZipArchive, limits: WorkbookLimits): Promise<WorkbookPackage> {
  const workbook = await findWorkbook(archive, limits);
  const folder = workbook.name.split('/').slice(0, -1).join('/');
  const file = workbook.name.slice(folder.length).replace('/', '');
  const relationships = await readRelationships(archive, `${folder}/_rels/${file}.rels`, folder, limits);
  const part = parseWorkbookPart(await archive.read(workbook, limits.smallPartBytes), workbook.name);

  const byId = new Map(relationships.map((relationship) => [relationship.id, relationship]));
  const sheets: PackagedSheet[] = [];
  for (const { name, hidden, relationshipId } of part.sheets) {
    const relationship = byId.get(relationshipId);
    // Chart and dialog sheets have no rows.
    if (relationship !== undefined && relationship.type !== 'worksheet') continue;
    const entry = relationship && archive.entry(relationship.target);
    if (entry === undefined) {
      throw new WorkbookError(
        'damaged',
        `The sheet "${name.slice(0, 31)}" is missing inside the workbook. Save the workbook again.`,
      );
    }
    sheets.push({ name, hidden, entry });
  }
  if (sheets.length === 0) throw new WorkbookError('not_a_workbook', 'The workbook has no sheet with cells.');
  const target = (type: string) => {
    const found = relationships.find((relationship) => relationship.type === type);
    return found && archive.entry(found.target);
  };
  return { sheets, date1904: part.date1904, styles: target('styles'), sharedStrings: target('sharedStrings') };
}

async function findWorkbook(archive: ZipArchive, limits: WorkbookLimits): Promise<ZipEntry> {
  const relationships = await readRelationships(archive, '_rels/.rels', '', limits);
  const named = relationships.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const entry = archive.entry(named);
  if (entry !== undefined && named.toLowerCase().endsWith('.xml') && named.toLowerCase().includes('workbook'))
    return entry;
  if (entry !== undefined && named.toLowerCase().endsWith('.bin')) {
    throw unsupported('This is a binary workbook (.xlsb). Save it as an Excel workbook (.xlsx).');
  }
  if (archive.entry('word/document.xml') !== undefined)
    throw unsupported('This is a text document, not a workbook (.xlsx).');
  if (archive.entry('ppt/presentation.xml') !== undefined)
    throw unsupported('This is a presentation, not a workbook (.xlsx).');
  const mimetype = archive.entry('mimetype');
  if (mimetype !== undefined && (await archive.read(mimetype, 1_024)).includes('opendocument')) {
    throw unsupported('This is an OpenDocument file (.ods). Save it as an Excel workbook (.xlsx).');
  }
  throw new WorkbookError(
    'not_a_workbook',
    'The file is a zip archive without a workbook. Send an Excel workbook (.xlsx).',
  );
}

async function readRelationships(
  archive: ZipArchive,
  part: string,
  folder: string,
  limits: WorkbookLimits,
): Promise<Relationship[]> {
  const entry = archive.entry(part.replace(/^\//, ''));
  return entry === undefined ? [] : parseRelationships(await archive.read(entry, limits.smallPartBytes), part, folder);
}

function unsupported(message: string): WorkbookError {
  return new WorkbookError('unsupported_format', message);
}
