import { bombs } from './bombs';
import { attacksByPart, liesByPart } from './by-part';
import { hostileXml, oversizedSheets } from './hostile-sheets';
import type { HostileWorkbook } from './hostile-workbook';
import { lyingArchives } from './lying-archives';
import { mistakenFiles } from './mistaken-files';

export const hostileWorkbooks: readonly HostileWorkbook[] = [
  ...mistakenFiles(),
  ...lyingArchives(),
  ...bombs(),
  ...hostileXml(),
  ...oversizedSheets(),
  ...attacksByPart(),
  ...liesByPart(),
];
