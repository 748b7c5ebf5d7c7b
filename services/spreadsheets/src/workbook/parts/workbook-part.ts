import { xmlTags } from '../xml/tags';

export interface SheetInfo {
  readonly name: string;
  /** Hidden by its author, in whichever way. */
  readonly hidden: boolean;
}

export interface SheetReference extends SheetInfo {
  readonly relationshipId: string;
}

export interface WorkbookPart {
  /** In the order of the tabs. */
  readonly sheets: readonly SheetReference[];
  readonly date1904: boolean;
}

export function parseWorkbookPart(bytes: Buffer, part: string): WorkbookPart {
  const sheets: SheetReference[] = [];
  let date1904 = false;
  for (const { name, closing, attributes } of xmlTags(bytes, part)) {
    if (closing) continue;
    if (name === 'workbookPr') date1904 = ['1', 'true'].includes(attributes.get('date1904') ?? '');
    if (name !== 'sheet') continue;
    sheets.push({
      name: attributes.get('name') ?? '',
      hidden: (attributes.get('state') ?? 'visible') !== 'visible',
      relationshipId: [...attributes].find(([key]) => key.endsWith(':id'))?.[1] ?? '',
    });
  }
  return { sheets, date1904 };
}
