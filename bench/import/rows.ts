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

const STATUSES = ['in-progress', 'completed', 'cancelled', 'paused'];

/** The rows for all subjects: ten columns, two of them empty. */
export function* makeRows(count: number): Generator<Cells> {
  for (let index = 0; index < count; index += 1) yield cellsOf(index);
}

function cellsOf(index: number): Cells {
  return [
    `B-${index}`,
    `Project number ${index} of the bench`,
    `Some words about what is to be done in project ${index}, as people write them.`,
    STATUSES[index % 4] ?? '',
    index % 101,
    index * 100,
    `legacy-${index}`,
    false,
    null,
    null,
  ];
}
