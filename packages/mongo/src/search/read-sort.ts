import { invalidInput } from '@trackway/errors';
import { z } from 'zod';
import type { SearchModel } from './search-field';

/** The order of a listing. Documents without a value are last in both directions. */
export interface Sort {
  readonly path: string;
  readonly direction: 1 | -1;
  /** No value is less. */
  readonly min: Date | number;
}

/** Values of the parameter `sort`: a name, or `-` and a name for the descending order. */
export function sortParameter(model: SearchModel) {
  const names = (model.sorts ?? []).flatMap(({ name }) => [name, `-${name}`]);
  return z.enum(names).optional().meta({
    description: 'The field to sort by, with a leading `-` in descending order. Objects without a value are last.',
  });
}

/** @throws AppError 422 for an unknown field. */
export function readSort(model: SearchModel, sort: string | undefined): Sort | undefined {
  if (sort === undefined) return undefined;
  const name = sort.replace(/^-/, '');
  const field = model.sorts?.find((one) => one.name === name);
  if (!field) throw invalidInput({ sort: [`There is no sort ${name} for ${model.name}.`] });
  const { path, valueType } = field;
  return { path, direction: sort.startsWith('-') ? -1 : 1, min: valueType === 'time' ? new Date(0) : 0 };
}
