import type { WrittenCell } from '@trackway/xlsx';

/** A moment as it travels between services (ISO 8601 with Z), as a cell: sheets know no zones, so it is that of UTC. */
export function writtenTime(moment: string): WrittenCell {
  return moment === '' ? null : { iso: moment.replace(/(\.000)?Z$/, '') };
}
