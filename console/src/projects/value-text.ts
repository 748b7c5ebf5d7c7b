import type { SearchParams } from '@trackway/client';
import { toMinorUnits, toUnits } from '../ui/minor-units';
import type { FilterValue } from './filter-model';

type Field = Pick<SearchParams['filters'][number], 'name' | 'input_type'>;

/** Whether the API stores the values of a field of projects in cents. Users enter and see units. */
export function isAmount(field: unknown): boolean {
  return field === 'budget';
}

/** The text of an input. A number stays a number, because React then keeps `12.0` while the user types. */
export function shownValue({ name, input_type: type }: Field, value: FilterValue | undefined): string | number {
  if (value === undefined || value === null || value === '') return '';
  if (isAmount(name) && Number.isFinite(Number(value))) return toUnits(Number(value));
  return type === 'number' && typeof value === 'number' ? value : String(value);
}

/** The value of a text that the user has entered. */
export function enteredValue({ name, input_type: type }: Field, text: string): string | number {
  if (type !== 'number' || text === '') return text;
  return isAmount(name) ? toMinorUnits(text) : Number(text);
}
