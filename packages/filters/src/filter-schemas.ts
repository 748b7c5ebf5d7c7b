import { absentIfNull } from '@trackway/application';
import { z } from 'zod';
import { operators } from './operators';

/** A filter of a request. Its operator and value are validated by the model, see `parseFilter`. */
export const filterInput = z
  .strictObject({
    field: z.string(),
    operator: z.string().meta({ enum: [...operators] }),
    value: z
      .unknown()
      .optional()
      .meta({ description: 'A text, a number, true or false, null, or a list; depends on field and operator' }),
    logical_operator: absentIfNull(z.enum(['and', 'or'])),
    arguments: absentIfNull(z.array(z.unknown())),
  })
  .meta({ id: 'Filter' });

export const sortInput = z
  .strictObject({
    field: z.string(),
    direction: z.enum(['asc', 'desc']).meta({ description: 'Ascending or descending' }),
    arguments: absentIfNull(z.array(z.unknown())),
  })
  .meta({ id: 'Sort' });

export type FilterInput = z.infer<typeof filterInput>;
export type SortInput = z.infer<typeof sortInput>;
