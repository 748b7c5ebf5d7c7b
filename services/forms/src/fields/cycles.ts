/** The nodes that depend on themselves: the strongly connected components of more than one node, after Tarjan. */
export function nodesOnCycles(dependencies: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const done = new Set<string>();
  const cyclic = new Set<string>();

  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    stack.push(node);
    let lowest = own;
    for (const source of dependencies.get(node) ?? []) {
      if (source === node) cyclic.add(node);
      if (dependencies.has(source) && !done.has(source)) {
        lowest = Math.min(lowest, order.get(source) ?? visit(source));
      }
    }
    if (lowest === own) {
      const component = stack.splice(stack.indexOf(node));
      for (const one of component) {
        done.add(one);
        if (component.length > 1) cyclic.add(one);
      }
    }
    return lowest;
  };
  for (const node of dependencies.keys()) if (!order.has(node)) visit(node);
  return cyclic;
}
