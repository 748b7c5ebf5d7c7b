import { valueTypes } from '@trackway/application';
import { z } from 'zod';

const { uuid } = valueTypes;

const wholeOrder = z.strictObject({
  project_ids: z.array(uuid).max(20_000).meta({ description: 'Every project of the group, once, in the new order' }),
});
const moveBefore = z.strictObject({ project_id: uuid, before: uuid });
const moveAfter = z.strictObject({ project_id: uuid, after: uuid });

/** The complete order, or one move. */
export const groupOrderBody = z
  .union([wholeOrder, moveBefore, moveAfter], 'Must have project_ids, or project_id with before or after.')
  .meta({ id: 'ProjectGroupOrder' });
