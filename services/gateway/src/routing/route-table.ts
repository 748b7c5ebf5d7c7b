import type { Route } from './route';

interface Node {
  readonly literals: Map<string, Node>;
  parameter: Node | undefined;
  readonly exact: Leaf;
  readonly below: Leaf;
}

type Leaf = Map<string, Entry>;

interface Entry {
  readonly route: Route;
  /** Index of the segment with the parameter that the route limits by; -1 if there is none. */
  readonly limitSegment: number;
}

export interface RouteMatch {
  readonly route: Route;
  /** Value of the `limitBy` parameter of the route, as in the path. */
  readonly limitKey: string | undefined;
}

const ANY_METHOD = '*';

/** The routing table as a prefix tree of segments, built once. Matching allocates only the array of segments. */
export class RouteTable {
  private readonly root = makeNode();

  constructor(routes: readonly Route[]) {
    for (const route of routes) this.add(route);
  }

  /** `path` must come from `parsePath`. A trailing slash is ignored. */
  match(method: string, path: string): RouteMatch | undefined {
    const segments = path.endsWith('/') ? path.slice(1, -1).split('/') : path.slice(1).split('/');
    const entry = find(this.root, method, segments, 0);
    if (!entry) return undefined;
    const { route, limitSegment } = entry;
    return { route, limitKey: limitSegment === -1 ? undefined : segments[limitSegment] };
  }

  private add(route: Route): void {
    const segments = route.path.slice(1).split('/');
    const tail = segments.at(-1) === '**';
    if (tail) segments.pop();
    const node = segments.reduce(descend, this.root);
    const entry = { route, limitSegment: route.limitBy ? segments.indexOf(`:${route.limitBy}`) : -1 };
    if (route.limitBy && entry.limitSegment === -1) throw new Error(`${route.path} has no parameter ${route.limitBy}.`);
    for (const leaf of tail ? [node.exact, node.below] : [node.exact]) {
      for (const method of methodsOf(route)) put(leaf, method, entry);
    }
  }
}

/** GET includes HEAD. */
function methodsOf({ methods = [ANY_METHOD] }: Route): ReadonlySet<string> {
  return new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods);
}

function makeNode(): Node {
  return { literals: new Map(), parameter: undefined, exact: new Map(), below: new Map() };
}

function descend(node: Node, segment: string): Node {
  if (segment.startsWith(':')) {
    node.parameter ??= makeNode();
    return node.parameter;
  }
  const next = node.literals.get(segment) ?? makeNode();
  node.literals.set(segment, next);
  return next;
}

function put(leaf: Leaf, method: string, entry: Entry): void {
  const other = leaf.get(method);
  if (!other) {
    leaf.set(method, entry);
    return;
  }
  // `/a` next to `/a/**` is more specific. Any other duplicate is a mistake.
  const otherIsTail = other.route.path.endsWith('/**');
  if (otherIsTail === entry.route.path.endsWith('/**')) throw new Error(`${entry.route.path} is routed twice.`);
  if (otherIsTail) leaf.set(method, entry);
}

function find(node: Node, method: string, segments: readonly string[], index: number): Entry | undefined {
  const segment = segments[index];
  if (segment === undefined) return node.exact.get(method) ?? node.exact.get(ANY_METHOD);
  const literal = node.literals.get(segment);
  return (
    (literal && find(literal, method, segments, index + 1)) ??
    (node.parameter && find(node.parameter, method, segments, index + 1)) ??
    node.below.get(method) ??
    node.below.get(ANY_METHOD)
  );
}
