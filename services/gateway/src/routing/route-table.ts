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
  /** Which segment holds the parameter that the route limits by; -1 for none. */
  readonly limitSegment: number;
}

export interface RouteMatch {
  readonly route: Route;
  /** The value of the route's `limitBy` parameter, as it stands in the path. */
  readonly limitKey: string | undefined;
}

const ANY_METHOD = '*';

/** The routing table as a tree of segments, built once. Matching allocates nothing but the segments it reads. */
export class RouteTable {
  private readonly root = makeNode();

  constructor(routes: readonly Route[]) {
    for (const route of routes) this.add(route);
  }

  /** `path` must have passed `pathOf`. A slash at its end makes no difference. */
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

/** Whoever may read may also ask for the head alone. */
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
  // `/a` beside `/a/**` is a more exact word on the same path; anything else said twice is a mistake.
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
