import type { UnitOfWork } from '@trackway/application';
import { projectDuplicated } from '@trackway/contracts';
import { notFound, ruleBroken } from '@trackway/errors';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { NumberRanges } from '../../directory/numbers/number-ranges';
import { assertWritable, NEW_PROJECT, type Project } from '../project/project';
import { projectChangeEvents } from '../project/project-events';
import type { TaskStores } from '../tasks/task-store';

export interface DuplicateProject {
  readonly id: string;
  /** By default the name of the project with the suffix "(copy)". */
  readonly name?: string | undefined;
  /** Whether the copy is a template. A project is created from a template by copying it. */
  readonly isTemplate: boolean;
  readonly withChildren: boolean;
  readonly withForms: boolean;
}

/** A copy that differs from its original. */
export interface CopyProject extends DuplicateProject {
  /** Replaces fields of the copied project, not of its descendants. */
  readonly fields?: Partial<Project>;
  /** Further details of the history line of the copied project. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface CopyDeps {
  readonly unitOfWork: UnitOfWork<TaskStores>;
  readonly numbers: NumberRanges;
  readonly newId: NewId;
  readonly clock: Clock;
}

const MAX_COPIES = 10_000;

/** Copies a project with its tags, users and tasks, optionally with all its descendants. */
export function makeDuplicateProject(deps: CopyDeps) {
  return async (caller: Caller, command: DuplicateProject): Promise<Project> => {
    const ids = await idsToCopy(deps, caller, command);
    const codes = await freeCodes(deps, caller, ids.length);
    return deps.unitOfWork.run(caller.frameId, (stores) => copyProjects(deps, stores, caller, { command, ids, codes }));
  };
}

/** Copies the projects with the ids in the current transaction. `codes` has a free code for each. */
export async function copyProjects(
  deps: Pick<CopyDeps, 'newId' | 'clock'>,
  stores: TaskStores,
  caller: Caller,
  { command, ids, codes }: { command: CopyProject; ids: readonly string[]; codes: readonly string[] },
): Promise<Project> {
  const found = new Map((await stores.projects.findMany(caller.frameId, ids)).map((one) => [one.id, one]));
  const inOrder = ids.flatMap((id) => found.get(id) ?? []);
  const originals = inOrder.filter(({ deletedAt, mergedId }) => deletedAt === null && mergedId === null);
  const copies = copyAll(deps, caller, command, originals, codes);
  const root = copies.get(command.id);
  if (!root) throw notFound('project');
  await store(deps, stores, caller, copies);
  await stores.outbox.add(...[...copies].flatMap(([source, copy]) => eventsOf(caller, command, source, copy)));
  await stores.recordEffect(root.id);
  return root;
}

/** The id of the project and, with `withChildren`, those of its descendants. */
export async function idsToCopy(
  { unitOfWork }: Pick<CopyDeps, 'unitOfWork'>,
  caller: Caller,
  { id, withChildren }: DuplicateProject,
) {
  return unitOfWork.run(caller.frameId, async ({ projects }) => {
    const [source] = await projects.findMany(caller.frameId, [id]);
    assertWritable(source);
    const below = withChildren ? await projects.descendants(caller.frameId, id) : [];
    if (below.length >= MAX_COPIES) {
      throw ruleBroken(
        'too_many_children',
        `At most ${MAX_COPIES} projects can be copied at once. Copy the children one by one.`,
      );
    }
    return [id, ...below.map((project) => project.id)];
  });
}

/** Generates codes that are not used yet. */
export async function freeCodes(
  { unitOfWork, numbers }: Pick<CopyDeps, 'unitOfWork' | 'numbers'>,
  { frameId }: Caller,
  count: number,
): Promise<string[]> {
  const free: string[] = [];
  while (free.length < count) {
    const first = await numbers.reserve(frameId, 'project_code', count - free.length);
    const codes = Array.from({ length: count - free.length }, (_, index) => `P-${first + index}`);
    const taken = await unitOfWork.run(frameId, ({ projects }) => projects.findIds(frameId, 'code', codes));
    free.push(...codes.filter((code) => !taken.has(code)));
  }
  return free;
}

/** The copies by the id of the original, parents first. Omits descendants of a project that is not copied. */
function copyAll(
  { newId, clock }: Pick<CopyDeps, 'newId' | 'clock'>,
  caller: Caller,
  command: CopyProject,
  originals: readonly Project[],
  codes: readonly string[],
): Map<string, Project> {
  const now = clock();
  const copies = new Map<string, Project>();
  for (const [index, original] of originals.entries()) {
    const isRoot = original.id === command.id;
    const parentId = isRoot ? original.parentId : copies.get(original.parentId ?? '')?.id;
    const code = codes[index];
    if (parentId === undefined || code === undefined) continue;
    const identity = { id: newId(), code, oldId: null, parentId, shareToken: null, shareSettings: null };
    const birth = { createdBy: caller.id, version: 1, createdAt: now, updatedAt: now };
    const name = isRoot ? (command.name ?? nameOfCopy(original)) : original.name;
    const kind = { name, isTemplate: command.isTemplate, status: NEW_PROJECT.status };
    const fields = isRoot ? command.fields : {};
    copies.set(original.id, { ...original, ...identity, ...birth, ...kind, ...fields });
  }
  return copies;
}

function nameOfCopy({ name, isTemplate }: Project): string {
  return isTemplate ? name : `${[...name].slice(0, 240).join('')} (copy)`;
}

async function store(
  { newId }: Pick<CopyDeps, 'newId'>,
  stores: TaskStores,
  { frameId }: Caller,
  copies: ReadonlyMap<string, Project>,
): Promise<void> {
  const from = [...copies.keys()];
  const projects = [...copies.values()];
  await stores.projects.insert(frameId, ...projects);
  await stores.links.copy(
    frameId,
    from,
    projects.map(({ id }) => id),
  );
  const tasks = await stores.tasks.ofProjects(frameId, from);
  const copied = tasks.flatMap((task) => {
    const copy = copies.get(task.projectId);
    if (!copy) return [];
    const life = { version: 1, createdAt: copy.createdAt, updatedAt: copy.updatedAt };
    return [{ ...task, ...life, id: newId(), projectId: copy.id, done: false }];
  });
  if (copied.length > 0) await stores.tasks.insertMany(frameId, copied);
}

function eventsOf(
  caller: Caller,
  { id, withForms, details: more }: CopyProject,
  source: string,
  copy: Project,
): OutgoingEvent[] {
  const details = { duplicated_from: source, ...(source === id ? more : {}) };
  const data = { source_id: source, project_id: copy.id, with_forms: withForms };
  const copied = makeEvent(projectDuplicated, { source: 'projects', frameId: caller.frameId, key: copy.id, data });
  return [...projectChangeEvents(caller, copy, 'created', [], { details }), outgoing(projectDuplicated, copied)];
}
