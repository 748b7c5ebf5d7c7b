import { WorkbookError } from '../model/workbook-error';
import type { SheetInfo } from '../model/workbook-reader';
import { xmlTags } from '../xml/tags';

export interface SheetReference extends SheetInfo {
  readonly relationshipId: string;
}

export interface WorkbookPart {
  /** In the order of the tabs. */
  readonly sheets: readonly SheetReference[];
  readonly date1904: boolean;
}

/** More than spreadsheet programs support. A part with more sheets is an attack. */
const maxSheets = 2_000;

export function parseWorkbookPart(bytes: Buffer, part: string): WorkbookPart {
  const sheets: SheetReference[] = [];
  let date1904 = false;
  for (const { name, closing, attributes } of xmlTags(bytes, part)) {
    if (closing) continue;
    if (name === 'workbookPr') date1904 = ['1', 'true'].includes(attributes().get('date1904') ?? '');
    if (name === 'sheet') sheets.push(sheetOf(attributes()));
    if (sheets.length > maxSheets) {
      throw new WorkbookError('suspicious_archive', 'The workbook has more sheets than spreadsheet programs support.', {
        part,
      });
    }
  }
  return { sheets, date1904 };
}

function sheetOf(attributes: ReadonlyMap<string, string>): SheetReference {
  return {
    name: attributes.get('name') ?? '',
    hidden: (attributes.get('state') ?? 'visible') !== 'visible',
    relationshipId: [...attributes].find(([key]) => key.endsWith(':id'))?.[1] ?? '',
  };
}
