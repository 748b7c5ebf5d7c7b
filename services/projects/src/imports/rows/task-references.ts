import { isUnicode } from '@trackway/runtime';
import type { Project } from '../../projects/project/project';
import { ProjectNames, ReferenceIndex } from '../stores/references';
import type { CellReader } from './cell-readers';
import type { RowContext } from './import-job';

/** A row with what locates its task: the id, or the project and the title. */
export interface LocatedRow {
  readonly reader: CellReader;
  readonly id: string | undefined;
  /** The project that the row names, locked. Undefined for an empty or invalid cell. */
  readonly project: Project | undefined;
  readonly title: string | undefined;
}

export interface TaskReferences {
  /** The locked projects of rows and of their tasks, by id. */
  readonly projects: ReadonlyMap<string, Project>;
  readonly users: ReferenceIndex<string>;
  locate(reader: CellReader): LocatedRow;
}

/** Finds the projects and users that rows name, and locks the projects of all their tasks. */
export async function findTaskReferences(
  { stores, caller: { frameId } }: RowContext,
  readers: readonly CellReader[],
): Promise<TaskReferences> {
  const names = new ProjectNames(await stores.references.namedProjects(frameId, textsOf(readers, 'task.project')));
  const emails = textsOf(readers, 'task.assignee').map((name) => name.toLowerCase());
  const users = new ReferenceIndex(await stores.references.users(frameId, [...new Set(emails)]));
  const ids = new Map(readers.map((reader) => [reader, reader.uuid('task.id')]));
  const known = [...ids.values()].filter((id) => id !== undefined);
  const tasks = known.length > 0 ? await stores.tasks.findMany(frameId, known) : [];
  const named = textsOf(readers, 'task.project').flatMap((name) => names.find(name).project?.id ?? []);
  const wanted = [...new Set([...named, ...tasks.map(({ projectId }) => projectId)])];
  const locked = wanted.length > 0 ? await stores.projects.lockMany(frameId, wanted) : [];
  const projects = new Map(locked.map((project) => [project.id, project]));
  return {
    projects,
    users,
    locate: (reader) => ({
      reader,
      id: ids.get(reader),
      project: projects.get(findProject(reader, names) ?? ''),
      title: titleOf(reader),
    }),
  };
}

function findProject(reader: CellReader, names: ProjectNames): string | undefined {
  const name = reader.text('task.project');
  if (name === undefined) return undefined;
  const { project, ambiguous } = names.find(name);
  if (ambiguous) {
    const message = 'Several projects have this name. Use the code or id of the project.';
    return reader.addError('task.project', 'project_ambiguous', message);
  }
  if (!project) return reader.addError('task.project', 'project_not_found', 'This project does not exist.');
  return project.id;
}

/** The title to match by. The plan reports errors in it. */
function titleOf({ row }: CellReader): string | undefined {
  const title = row.cell('task.title').text.trim();
  return title === '' || !isUnicode(title) ? undefined : title;
}

function textsOf(readers: readonly CellReader[], key: string): string[] {
  const texts = readers.map(({ row }) => row.cell(key).text.trim());
  return [...new Set(texts.filter((text) => text !== '' && isUnicode(text)))];
}
