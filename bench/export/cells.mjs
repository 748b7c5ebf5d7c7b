const STATUSES = ['in-progress', 'completed', 'cancelled', 'paused'];

/** A row of ten columns, two of them empty, the same for every writer. */
export function cellsOf(index) {
  return [
    `B-${index}`,
    `Project number ${index} of the bench`,
    `Some words about what is to be done in project ${index}, as people write them.`,
    STATUSES[index % 4],
    index % 101,
    index * 100,
    `legacy-${index}`,
    false,
    null,
    null,
  ];
}

export const headings = Array.from({ length: 10 }, (_, column) => `Column ${column}`);
