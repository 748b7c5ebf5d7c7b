/** The types of values that filters compare. `integer` includes fractions: clients may compare an integer field with 0.5. */
export type ValueType = 'text' | 'integer' | 'uuid' | 'time' | 'boolean';

interface OperatorRule {
  /** How many values a filter with the operator has. `list` matches if any of the values matches. */
  readonly arity: 'none' | 'one' | 'list';
  /** The operator of which this one is the exact complement. A complement matches records without a value. */
  readonly complementOf?: Operator;
}

/** The operators of filters. Each evaluator implements those without `complementOf` and inverts the others. */
export const operatorRules = {
  equals: { arity: 'list' },
  not_equals: { arity: 'list', complementOf: 'equals' },
  contains: { arity: 'one' },
  not_contains: { arity: 'one', complementOf: 'contains' },
  greater_than: { arity: 'one' },
  greater_than_or_equals: { arity: 'one' },
  less_than: { arity: 'one' },
  less_than_or_equals: { arity: 'one' },
  is_null: { arity: 'none' },
  is_not_null: { arity: 'none', complementOf: 'is_null' },
} as const satisfies Record<string, { readonly arity: OperatorRule['arity']; readonly complementOf?: string }>;

export type Operator = keyof typeof operatorRules;

export const operators = Object.keys(operatorRules) as Operator[];

const equality = ['equals', 'not_equals'] as const;
const containment = ['contains', 'not_contains'] as const;
const comparisons = ['greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals'] as const;
const presence = ['is_null', 'is_not_null'] as const;

/** The operators of each kind of field. */
export const operatorsOf = {
  relation: [...equality, ...presence],
  text: [...equality, ...containment, ...presence],
  nameOrCode: ['equals', ...containment],
  number: [...equality, ...comparisons],
  option: [...equality],
  time: [...equality, ...comparisons, ...presence],
  boolean: [...equality],
} as const satisfies Record<string, readonly Operator[]>;

export function isOperator(name: string): name is Operator {
  return Object.hasOwn(operatorRules, name);
}

/** The operator that an evaluator implements, and whether its result is inverted. */
export function positiveForm(operator: Operator): { readonly operator: Operator; readonly isInverted: boolean } {
  const { complementOf }: OperatorRule = operatorRules[operator];
  return { operator: complementOf ?? operator, isInverted: complementOf !== undefined };
}
