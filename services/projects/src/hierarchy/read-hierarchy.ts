import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { Project } from '../projects/project';
import type { UnitOfWork } from '../unit-of-work';
import { type Descendant, type HierarchyNode, lineAbove } from './hierarchy';

export interface Hierarchy {
  readonly project: Project;
  /** From the root down to the parent. */
  readonly ancestors: readonly HierarchyNode[];
  /** Parents before their children. */
  readonly descendants: readonly Descendant[];
}

export function makeReadHierarchy({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return (caller: Caller, id: string): Promise<Hierarchy> =>
    unitOfWork.run(caller.frameId, async ({ projects }) => {
      const line = await projects.ancestors(caller.frameId, [id]);
      const project = line.find((relative) => relative.id === id);
      if (!project || project.deletedAt) throw notFound('project');
      const descendants = await projects.descendants(caller.frameId, id);
      return { project, ancestors: lineAbove(project, line), descendants };
    });
}
