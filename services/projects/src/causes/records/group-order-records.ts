import { parseInput } from '@trackway/application';
import type { FieldChange } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import { z } from 'zod';
import { ORDER, orderOf, PREDECESSOR, predecessorOf } from '../../projects/groups/group-order';
import type { ProjectStores } from '../../projects/project/project-store';
import type { ProjectsModule } from '../../projects/projects-module';

export function isOrderField(field: string): boolean {
  return field === ORDER || field.startsWith(PREDECESSOR);
}

/** The current values of the fields with the order of a group. */
export async function readGroupOrder(
  { members }: Pick<ProjectStores, 'members'>,
  frameId: string,
  groupId: string,
  fields: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const values = new Map<string, unknown>();
  for (const field of fields.filter(isOrderField)) {
    values.set(
      field,
      field === ORDER
        ? await orderOf(members, frameId, groupId)
        : await predecessorOf(members, frameId, groupId, field.slice(PREDECESSOR.length)),
    );
  }
  return Object.fromEntries(values);
}

/** Restores the order of a group, or the place of one project in it. */
export async function changeGroupOrder(
  commands: Pick<ProjectsModule['commands'], 'orderGroup' | 'moveInGroup'>,
  caller: Caller,
  groupId: string,
  changes: readonly FieldChange[],
): Promise<void> {
  for (const { field, to } of changes) {
    if (field === ORDER) {
      await commands.orderGroup(caller, groupId, parseInput(z.array(z.string()), to));
      continue;
    }
    const projectId = field.slice(PREDECESSOR.length);
    const anchorId = parseInput(z.string().nullable(), to);
    await commands.moveInGroup(caller, groupId, { projectId, side: 'after', anchorId });
  }
}
