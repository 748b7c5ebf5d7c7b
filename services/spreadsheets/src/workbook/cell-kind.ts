/** What a cell holds. The numbers travel as one byte a row in batches and messages: never renumber them. */
export const cellKinds = { empty: 0, text: 1, number: 2, boolean: 3, date: 4, error: 5 } as const;

export type CellKind = (typeof cellKinds)[keyof typeof cellKinds];
