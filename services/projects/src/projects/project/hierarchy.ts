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

type Child = Pick<HierarchyNode, 'id' | 'parentId'>;

/** The ancestors of a project, from the root down to its parent. `relatives` includes all of them, by id. */
export function ancestorsOf<Node extends Child>(project: Child, relatives: ReadonlyMap<string, Node>): Node[] {
  const line: Node[] = [];
  // Each ancestor is visited once, so that a cycle in the stored data causes no infinite loop.
  const visited = new Set([project.id]);
  for (let above = parentOf(project, relatives); above && !visited.has(above.id); above = parentOf(above, relatives)) {
    line.push(above);
    visited.add(above.id);
  }
  return line.reverse();
}

function parentOf<Node>({ parentId }: Child, byId: ReadonlyMap<string, Node>): Node | undefined {
  return parentId === null ? undefined : byId.get(parentId);
}
