export const COLUMNS = [
  'Code',
  'Name',
  'Description',
  'Status',
  'Impact',
  'Budget',
  'Old id',
  'Template',
  'Customer',
  'Parent',
] as const;

export type Cells = readonly (string | number | boolean | null)[];

/** The same rows for everybody: ten columns, of which two are empty, as in workbooks that people send. */
export function makeRows(count: number): Cells[] {
  return Array.from({ length: count }, (_, index) => [
    `B-${index}`,
    `Project number ${index} of the bench`,
    `Some words about what is to be done in project ${index}, as people write them.`,
    ['in-progress', 'completed', 'cancelled', 'paused'][index % 4] ?? '',
    index % 101,
    index * 100,
    `legacy-${index}`,
    false,
    null,
    null,
  ]);
}
