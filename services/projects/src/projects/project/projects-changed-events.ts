import { type FieldChange, historyLinesRecorded, projectsChanged } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { type Caller, currentContext, newId } from '@trackway/runtime';
import type { Project } from './project';
import { actorOf, type Change, SOURCE, stateOf } from './project-events';

/** Brokers reject messages over 1 MB. A UTF-16 unit has at most three bytes. */
const MAX_MESSAGE_UNITS = 160 * 1_024;

interface Changed {
  readonly project: Project;
  readonly changes: readonly FieldChange[];
}

/**
 * Creates the events of many changed projects, in as few messages as possible: their states and history lines. `key` is
 * the id of the operation that changed them.
 */
export function projectsChangedEvents(
  caller: Caller,
  change: Change,
  changed: readonly Changed[],
  { key, details = {} }: { key: string; details?: Readonly<Record<string, unknown>> },
): OutgoingEvent[] {
  const [first] = changed;
  if (!first) return [];
  const common = { source: SOURCE, frameId: caller.frameId, key };
  const states = splitBySize(changed.map(({ project }) => stateOf(project))).map((projects) =>
    outgoing(projectsChanged, makeEvent(projectsChanged, { ...common, data: { change, projects } })),
  );
  const payload = {
    action: `project.${change}`,
    actor: actorOf(caller),
    details,
    request_id: currentContext()?.requestId ?? null,
  };
  const all = changed.map(({ project, changes }) => ({ id: newId(), project_id: project.id, changes: [...changes] }));
  const time = first.project.updatedAt;
  const lines = splitBySize(all).map((part) =>
    outgoing(
      historyLinesRecorded,
      makeEvent(historyLinesRecorded, { ...common, time, data: { ...payload, lines: part } }),
    ),
  );
  return [...states, ...lines];
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
