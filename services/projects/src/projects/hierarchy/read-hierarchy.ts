import type { UnitOfWork } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { ancestorsOf, type Descendant, type HierarchyNode } from '../project/hierarchy';
import type { Project } from '../project/project';
import type { ProjectStores } from '../project/project-store';

export interface Hierarchy {
  readonly project: Project;
  /** From the root to the parent. */
  readonly ancestors: readonly HierarchyNode[];
  /** Parents before their children. */
  readonly descendants: readonly Descendant[];
}

export function makeReadHierarchy({ unitOfWork }: { unitOfWork: UnitOfWork<ProjectStores> }) {
  return (caller: Caller, id: string): Promise<Hierarchy> =>
    unitOfWork.run(caller.frameId, async ({ projects }) => {
      const line = await projects.ancestors(caller.frameId, [id]);
      const project = line.find((relative) => relative.id === id);
      if (!project || project.deletedAt) throw notFound('project');
      const descendants = await projects.descendants(caller.frameId, id);
      const relatives = new Map(line.map((relative) => [relative.id, relative]));
      return { project, ancestors: ancestorsOf(project, relatives), descendants };
    });
}
