import type { SearchField, SearchModel } from '@trackway/filters';

export const aggregateFunctions = ['count', 'sum', 'average', 'min', 'max'] as const;

export type AggregateFunction = (typeof aggregateFunctions)[number];

/** Whether records can be grouped by the values of a field. Texts and ids of the records would form too many groups. */
export function isGroupable(field: SearchField): boolean {
  const { name, inputType, source, ofEdgeType } = field;
  if (name === 'id' || source.kind === 'anyColumn') return false;
  if (source.kind === 'rows' && source.table === 'projects') return false;
  // The type of the form field decides.
  return ofEdgeType !== undefined || inputType !== 'text';
}

/** Whether records can be grouped by answers to a form field of this type. */
export function isGroupableAnswer({ valueType, operators }: SearchField): boolean {
  // Texts can be searched by parts, options cannot.
  return valueType === 'boolean' || valueType === 'time' || (valueType === 'text' && !operators.includes('contains'));
}

export function isTime({ valueType }: SearchField): boolean {
  return valueType === 'time';
}

/** The functions of a field besides `count`. */
export function functionsOf({ inputType, source }: SearchField): readonly AggregateFunction[] {
  if (source.kind !== 'column') return [];
  if (inputType === 'number') return ['sum', 'average', 'min', 'max'];
  return inputType === 'date' ? ['min', 'max'] : [];
}

export function groupableNames({ fields }: SearchModel): string {
  return fields
    .filter(isGroupable)
    .map(({ name }) => name)
    .join(', ');
}

export function measurableNames({ fields }: SearchModel, wanted: AggregateFunction): string {
  return fields
    .filter((field) => functionsOf(field).includes(wanted))
    .map(({ name }) => name)
    .join(', ');
}
