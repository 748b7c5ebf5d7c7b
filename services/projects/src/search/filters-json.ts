import { invalidInput } from '@trackway/errors';
import { z } from 'zod';

/** A list of an advanced search that came as text; empty where the text is. @throws AppError where it is none. */
export function readListJson<Item>(schema: z.ZodType<Item>, json: string, field: string): Item[] {
  if (json === '') return [];
  const parsed = z.array(schema).safeParse(parseJson(json));
  if (!parsed.success) throw invalidInput({ [field]: ['Must be a list as in an advanced search.'] });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
