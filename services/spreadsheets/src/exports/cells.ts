import { answerKindOf } from '@trackway/contracts';
import type { CellValue } from '@trackway/xlsx';
import { z } from 'zod';

const file = z.looseObject({ name: z.string() });
const choices = z.array(z.string());

/** The value of an answer as a cell: several choices are separated by `; `, files have their names. */
export function answerCell(type: string, valueJson: string): CellValue {
  const value: unknown = valueJson === '' ? null : JSON.parse(valueJson);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return answerKindOf(type) === 'time' ? timeCell(value) : value;
  if (value === null) return null;
  const chosen = choices.safeParse(value);
  if (chosen.success) return chosen.data.join('; ');
  const uploaded = file.safeParse(value);
  return uploaded.success ? uploaded.data.name : valueJson;
}

/** A date or timestamp (ISO 8601 with Z) as a cell. Sheets have no time zones, so the cell shows UTC. */
export function timeCell(time: string): CellValue {
  return time === '' ? null : { iso: time.replace(/(\.000)?Z$/, '') };
}
