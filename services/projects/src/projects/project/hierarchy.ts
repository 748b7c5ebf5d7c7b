import type { Project } from './project';

/** A project as its relatives see it. */
export interface HierarchyNode {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly status: number;
  readonly parentId: string | null;
  readonly deletedAt: Date | null;
}

/** Someone below a project; `depth` is 1 for its children. */
export interface Descendant extends HierarchyNode {
  readonly depth: number;
}

/** Those above a project, from the root down to its parent, out of a set that holds them all. */
export function lineAbove(project: HierarchyNode, relatives: readonly Project[]): HierarchyNode[] {
  const byId = new Map(relatives.map((relative) => [relative.id, relative]));
  const line: HierarchyNode[] = [];
  // Each is met once, whatever is stored: a project that stood below itself would be above itself for ever.
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
