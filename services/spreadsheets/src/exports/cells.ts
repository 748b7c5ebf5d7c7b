import type { WrittenCell } from '@trackway/xlsx';
import { z } from 'zod';

const file = z.looseObject({ name: z.string() });
const choices = z.array(z.string());

/** The value of an answer as a cell: several choices are separated by `; `, files have their names. */
export function answerCell(type: string, valueJson: string): WrittenCell {
  const value: unknown = valueJson === '' ? null : JSON.parse(valueJson);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return textCell(type, value);
  if (value === null) return null;
  const chosen = choices.safeParse(value);
  if (chosen.success) return chosen.data.join('; ');
  const uploaded = file.safeParse(value);
  return uploaded.success ? uploaded.data.name : valueJson;
}

function textCell(type: string, text: string): WrittenCell {
  if (type === 'date') return { iso: text };
  return type === 'datetime' ? timeCell(text) : text;
}

/** A timestamp (ISO 8601 with Z) as a cell. Sheets have no time zones, so the cell shows UTC. */
export function timeCell(timestamp: string): WrittenCell {
  return timestamp === '' ? null : { iso: timestamp.replace(/(\.000)?Z$/, '') };
}
