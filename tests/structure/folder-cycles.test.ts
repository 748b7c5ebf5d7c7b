import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(__dirname, '..', '..');

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Imports between folders below the `src` of each service. Files directly in `src` are the composition root. */
function folderGraph(root: string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of globSync('services/*/src/*/**/*.ts', { cwd: root })) {
    if (/\.(test|contract)\.ts$/.test(file)) continue;
    const [, service] = file.split('/');
    const src = join('services', service ?? '', 'src');
    const from = dirname(file);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
      const to = dirname(join(from, target));
      if (to !== from && relative(src, to) !== '') targets.add(to);
    }
  }
  return graph;
}

/** Pairs of folders that reach each other. */
function cyclesIn(graph: Graph): string[] {
  const reachable = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [...(graph.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(graph.get(next) ?? []));
    }
    return seen;
  };
  return [...graph.keys()].filter((folder) => reachable(folder).has(folder));
}

describe('folders of services', () => {
  it('have no import cycles', () => {
    const graph = folderGraph(ROOT);

    expect(graph.size).toBeGreaterThan(50);
    expect(cyclesIn(graph)).toEqual([]);
  });

  it('are reported if they import each other', () => {
    const cycles = cyclesIn(folderGraph(join(__dirname, 'folder-cycle-fixture')));

    expect(cycles.sort()).toEqual(['services/example/src/one', 'services/example/src/two']);
  });
});
