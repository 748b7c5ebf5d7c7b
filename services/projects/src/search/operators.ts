/** The ten operators of the advanced search. */
export const operators = [
  'equals',
  'not_equals',
  'contains',
  'not_contains',
  'greater_than',
  'greater_than_or_equals',
  'less_than',
  'less_than_or_equals',
  'is_null',
  'is_not_null',
] as const;

export type Operator = (typeof operators)[number];

const equality = ['equals', 'not_equals'] as const;
const parts = ['contains', 'not_contains'] as const;
const comparisons = ['greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals'] as const;
const presence = ['is_null', 'is_not_null'] as const;

/** What each kind of field supports. */
export const operatorsOf = {
  relation: [...equality, ...presence],
  text: [...equality, ...parts, ...presence],
  nameOrCode: ['equals', ...parts],
  number: [...equality, ...comparisons],
  option: [...equality],
  time: [...equality, ...comparisons, ...presence],
  boolean: [...equality],
} as const satisfies Record<string, readonly Operator[]>;

/** The positive operator that a negative one is the exact complement of. */
export const positiveOf: Partial<Record<Operator, Operator>> = {
  not_equals: 'equals',
  not_contains: 'contains',
  is_not_null: 'is_null',
};
