import { type FieldChange, historyLinesRecorded, projectsChanged } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { type Caller, currentContext, newId } from '@trackway/runtime';
import type { Project } from './project';
import { actorOf, type Change, SOURCE, stateOf } from './project-events';

/** A broker refuses messages over 1 MB; a UTF-16 unit is three bytes at most. */
const MOST_UNITS = 160 * 1_024;

interface Changed {
  readonly project: Project;
  readonly changes: readonly FieldChange[];
}

/**
 * The events of many projects that changed at once, as few as there can be: their new states, and the lines in their histories.
 * `key` is the id of what changed them.
 */
export function manyProjectsChanged(
  caller: Caller,
  change: Change,
  changed: readonly Changed[],
  { key, details = {} }: { key: string; details?: Readonly<Record<string, unknown>> },
): OutgoingEvent[] {
  const [first] = changed;
  if (!first) return [];
  const common = { source: SOURCE, frameId: caller.frameId, key };
  const states = inParts(changed.map(({ project }) => stateOf(project))).map((projects) =>
    outgoing(projectsChanged, makeEvent(projectsChanged, { ...common, data: { change, projects } })),
  );
  const told = {
    action: `project.${change}`,
    actor: actorOf(caller),
    details,
    request_id: currentContext()?.requestId ?? null,
  };
  const all = changed.map(({ project, changes }) => ({ id: newId(), project_id: project.id, changes: [...changes] }));
  const time = first.project.updatedAt;
  const lines = inParts(all).map((part) =>
    outgoing(
      historyLinesRecorded,
      makeEvent(historyLinesRecorded, { ...common, time, data: { ...told, lines: part } }),
    ),
  );
  return [...states, ...lines];
}

/** Parts that a message holds; what is too large for one with others goes by itself. */
function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  let units = MOST_UNITS;
  for (const item of items) {
    const length = JSON.stringify(item).length;
    if (units + length > MOST_UNITS) {
      parts.push([]);
      units = 0;
    }
    parts.at(-1)?.push(item);
    units += length;
  }
  return parts;
}
