import type { UnitOfWork } from '@trackway/application';
import { type Caller, isUnicode } from '@trackway/runtime';
import type { ImportStores } from './stores/import-stores';
import { type NamedProject, ProjectNames } from './stores/references';

/** A name with the project that it refers to, or several projects that have it. */
export interface ResolvedName {
  readonly name: string;
  readonly project: NamedProject | undefined;
  readonly ambiguous: boolean;
}

/** Finds projects by id, code, old id or unique name, as cells of imports name them. Omits names without a project. */
export function makeFindNamedProjects({ unitOfWork }: { unitOfWork: UnitOfWork<Pick<ImportStores, 'references'>> }) {
  return async ({ frameId }: Caller, names: readonly string[]): Promise<ResolvedName[]> => {
    const known = names.filter((name) => name !== '' && isUnicode(name));
    const found = await unitOfWork.run(frameId, ({ references }) => references.namedProjects(frameId, known));
    const projects = new ProjectNames(found);
    return known.flatMap((name) => {
      const { project, ambiguous } = projects.find(name);
      return project || ambiguous ? [{ name, project, ambiguous }] : [];
    });
  };
}
