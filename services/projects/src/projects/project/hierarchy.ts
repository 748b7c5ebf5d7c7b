import type { Project } from './project';

/** A project in a hierarchy. */
export interface HierarchyNode {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly status: number;
  readonly parentId: string | null;
  readonly deletedAt: Date | null;
}

/** `depth` is 1 for children. */
export interface Descendant extends HierarchyNode {
  readonly depth: number;
}

/** The ancestors of a project, from the root down to its parent. `relatives` includes all of them. */
export function ancestorsOf(project: HierarchyNode, relatives: readonly Project[]): HierarchyNode[] {
  const byId = new Map(relatives.map((relative) => [relative.id, relative]));
  const line: HierarchyNode[] = [];
  // Each ancestor is visited once, so that a cycle in the stored data causes no infinite loop.
  byId.delete(project.id);
  for (let above = parentOf(project, byId); above; above = parentOf(above, byId)) {
    line.unshift(above);
    byId.delete(above.id);
  }
  return line;
}

function parentOf({ parentId }: HierarchyNode, byId: ReadonlyMap<string, Project>): Project | undefined {
  return parentId === null ? undefined : byId.get(parentId);
}
