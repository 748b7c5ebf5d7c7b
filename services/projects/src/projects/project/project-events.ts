import {
  type DataOf,
  type FieldChange,
  historyLineRecorded,
  projectChanged,
  type VersionOfProject,
} from '@trackway/contracts';
import { actorOf, makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { type Caller, currentContext } from '@trackway/runtime';
import type { Project } from './project';

export const SOURCE = 'projects';

export type Change = DataOf<typeof projectChanged>['change'];

/** The contents of a history line apart from the changes. */
interface LineOptions {
  /** By default `project.<change>`. */
  readonly action?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The events of a change: the new state, and a line in the history. */
export function projectChangeEvents(
  caller: Caller,
  project: Project,
  change: Change,
  changes: readonly FieldChange[],
  { action = `project.${change}`, details = {} }: LineOptions = {},
): [OutgoingEvent, OutgoingEvent] {
  const data = { change, ...stateOf(project) };
  const state = makeEvent(projectChanged, { source: SOURCE, frameId: caller.frameId, key: project.id, data });
  const line = historyLine(caller, project, { action, changes, details });
  return [outgoing(projectChanged, state), line];
}

/** A history line without a change of the project's state. */
export function historyLine(
  caller: Caller,
  project: Pick<Project, 'id' | 'updatedAt'>,
  { action, changes = [], details = {} }: LineOptions & { action: string; changes?: readonly FieldChange[] },
): OutgoingEvent {
  const line = makeEvent(historyLineRecorded, {
    source: SOURCE,
    frameId: caller.frameId,
    key: project.id,
    time: project.updatedAt,
    data: {
      project_id: project.id,
      action,
      actor: actorOf(caller),
      changes: [...changes],
      details,
      request_id: currentContext()?.requestId ?? null,
    },
  });
  return outgoing(historyLineRecorded, line);
}

/** The published state of a project, with its version. */
export function stateOf({ version, ...project }: Project): VersionOfProject {
  return {
    version,
    project: {
      id: project.id,
      code: project.code,
      name: project.name,
      status: project.status,
      impact: project.impact,
      budget: project.budget,
      parent_id: project.parentId,
      customer_id: project.customerId,
      contact_id: project.contactId,
      is_template: project.isTemplate,
      merged_id: project.mergedId,
      created_at: project.createdAt.toISOString(),
      updated_at: project.updatedAt.toISOString(),
      deleted_at: project.deletedAt?.toISOString() ?? null,
    },
  };
}
