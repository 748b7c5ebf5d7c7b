import { type FieldChange, historyLinesRecorded, projectsChanged } from '@trackway/contracts';
import { actorOf, makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { type Caller, currentContext, newId } from '@trackway/runtime';
import type { Project } from './project';
import { type Change, SOURCE, stateOf } from './project-events';

/** Brokers reject messages over 1 MB. A UTF-16 unit has at most three bytes. */
const MAX_MESSAGE_UNITS = 160 * 1_024;

interface Changed {
  readonly project: Project;
  readonly changes: readonly FieldChange[];
  /** In addition to those of the cause. */
  readonly details?: Readonly<Record<string, unknown>>;
}

interface ChangedTask {
  readonly project: Pick<Project, 'id'>;
  readonly task: { readonly id: string; readonly title: string };
  readonly changes: readonly FieldChange[];
}

interface Cause {
  /** The id of the operation that made the changes. */
  readonly key: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Creates the events of many changed projects, in as few messages as possible: their states and history lines. */
export function projectsChangedEvents(
  caller: Caller,
  change: Change,
  changed: readonly Changed[],
  cause: Cause,
): OutgoingEvent[] {
  const projects = changed.map(({ project }) => project);
  const lines = changed.map(({ project, ...line }) => ({ projectId: project.id, ...line }));
  return [
    ...projectStateEvents(caller, change, projects, cause),
    ...historyLineEvents(caller, lines, { ...cause, action: `project.${change}`, at: projects[0]?.updatedAt }),
  ];
}

/** The history lines of many changed tasks. Their projects change, too: see `projectStateEvents`. */
export function tasksChangedEvents(
  caller: Caller,
  action: 'task.created' | 'task.updated' | 'task.deleted',
  changed: readonly ChangedTask[],
  cause: Cause & { readonly at: Date },
): OutgoingEvent[] {
  const lines = changed.map(({ project, task: { id, title }, changes }) => ({
    projectId: project.id,
    changes,
    details: { task: { id, title } },
  }));
  return historyLineEvents(caller, lines, { ...cause, action });
}

/** The states of many projects. */
export function projectStateEvents(
  caller: Caller,
  change: Change,
  projects: readonly Project[],
  { key }: Cause,
): OutgoingEvent[] {
  const common = { source: SOURCE, frameId: caller.frameId, key };
  return splitBySize(projects.map(stateOf)).map((part) =>
    outgoing(projectsChanged, makeEvent(projectsChanged, { ...common, data: { change, projects: part } })),
  );
}

interface Line {
  readonly projectId: string;
  readonly changes: readonly FieldChange[];
  readonly details?: Readonly<Record<string, unknown>>;
}

function historyLineEvents(
  caller: Caller,
  lines: readonly Line[],
  { key, details = {}, action, at }: Cause & { readonly action: string; readonly at: Date | undefined },
): OutgoingEvent[] {
  const common = { source: SOURCE, frameId: caller.frameId, key, ...(at ? { time: at } : {}) };
  const payload = { action, actor: actorOf(caller), details, request_id: currentContext()?.requestId ?? null };
  const all = lines.map(({ projectId, changes, details: own }) => ({
    id: newId(),
    project_id: projectId,
    changes: [...changes],
    ...(own ? { details: own } : {}),
  }));
  return splitBySize(all).map((part) =>
    outgoing(historyLinesRecorded, makeEvent(historyLinesRecorded, { ...common, data: { ...payload, lines: part } })),
  );
}

/** Splits items into messages. An item that is too large for a shared message gets its own. */
function splitBySize<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  let units = MAX_MESSAGE_UNITS;
  for (const item of items) {
    const length = JSON.stringify(item).length;
    if (units + length > MAX_MESSAGE_UNITS) {
      parts.push([]);
      units = 0;
    }
    parts.at(-1)?.push(item);
    units += length;
  }
  return parts;
}
