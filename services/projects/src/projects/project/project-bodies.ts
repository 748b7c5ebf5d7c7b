import { inputShape, omitUndefined, valueTypes } from '@trackway/application';
import { projectFields } from '@trackway/contracts';
import { z } from 'zod';
import { writtenFields } from '../../fields/record-json';
import type { ProjectFields } from './project';
import type { ProjectListIds } from './project-lists';

const { name, uuid } = valueTypes;

const money = z.int().min(0).meta({ description: 'Minor units' });
const ids = z.array(uuid).max(1_000).meta({ description: 'Replaces the whole list' });

const shape = {
  ...inputShape(projectFields),
  costs: z.strictObject({ planned: money, actual: money }).nullable().optional(),
  group_ids: ids.optional(),
  tag_ids: ids.optional(),
  user_ids: ids.optional().meta({ description: 'Users who work on the project' }),
  executor_ids: ids.optional().meta({ description: 'Users who execute the project' }),
};

export const createProjectBody = z.strictObject({ ...shape, name }).meta({
  id: 'CreateProject',
  example: { name: 'Roof of the town hall', status: 'in-progress', budget: 1_250_000, impact: 40 },
});
export const updateProjectBody = z
  .strictObject(shape)
  .meta({ id: 'UpdateProject', example: { status: 'completed', budget: 1_190_000 } });

type Body = z.infer<typeof updateProjectBody>;

/** The fields that a body sets. */
export function toProjectFields(body: Body): Partial<ProjectFields> {
  return { ...writtenFields(projectFields, body), ...omitUndefined({ costs: body.costs }) };
}

/** The lists that a body sets. */
export function toProjectLists(body: Body): Partial<ProjectListIds> {
  return omitUndefined({
    groupIds: body.group_ids,
    tagIds: body.tag_ids,
    userIds: body.user_ids,
    executorIds: body.executor_ids,
  });
}
