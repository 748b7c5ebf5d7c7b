import { SearchPriority } from '@trackway/columnar';
import { plainSorts } from '@trackway/filters';
import { newId } from '@trackway/runtime';
import { projectModel } from '../../projects/project/project-search-model';
import type { SearchQuery } from '../search-index';
import { columnLayout } from './column-layout';
import type { ProjectRow } from './project-rows';
import { ProjectTable } from './project-table';
import { TableSearch } from './table-search';

const PROJECTS = 12_000;
const PAGE = 50;
const DIRECTIONS = ['asc', 'desc'] as const;
const sorts = plainSorts(projectModel);
const hasRoom = () => true;

/** Projects without a value, and many with the same value. */
function aProject(index: number): ProjectRow {
  const id = newId();
  const name = `Roof ${index % 400}`;
  const channel_awaiting_reply_since = index % 5 === 0 ? null : (index * 7_919) % 3_000;
  return {
    id,
    deleted: false,
    isTemplate: false,
    fields: { id, name, name_sort: name.toLowerCase(), channel_awaiting_reply_since, created_at: index },
    userIds: [],
    groupIds: [],
    tagIds: [],
    assignments: [],
    answers: [],
  };
}

function fill(count = PROJECTS) {
  const table = new ProjectTable(columnLayout(projectModel));
  const rows = Array.from({ length: count }, (_, index) => aProject(index));
  for (const row of rows) table.put(row);
  return { table, rows, search: new TableSearch(table, new SearchPriority()) };
}

function query(name: string, direction: 'asc' | 'desc', page = 1): SearchQuery {
  const asked = sorts.filter(({ field }) => field.name === name).map((sort) => ({ ...sort, direction }));
  return { frameId: '', filters: [], sorts: asked, trashed: 'with', page: { page, perPage: PAGE } };
}

/** The expected order. */
function ordered(rows: readonly ProjectRow[], name: string, direction: 'asc' | 'desc'): string[] {
  const sign = direction === 'asc' ? 1 : -1;
  return rows
    .toSorted((one, other) => {
      const [left, right] = [one.fields[name] ?? null, other.fields[name] ?? null];
      if ((left === null) !== (right === null)) return left === null ? 1 : -1;
      if (left !== null && right !== null && left !== right) return (left < right ? -1 : 1) * sign;
      return (one.id < other.id ? -1 : 1) * sign;
    })
    .map(({ id }) => id);
}

describe.each(['name', 'channel_awaiting_reply_since'])('the order by %s', (name) => {
  it.each(DIRECTIONS)('has the same pages %s before and after sorting', async (direction) => {
    const { rows, search } = fill();
    const expected = ordered(rows, name, direction);
    const picked = (await search.page(query(name, direction))).ids;

    await search.prepare(sorts, hasRoom);

    const pages = PROJECTS / PAGE;
    const found = await Promise.all([1, 2, pages].map((page) => search.page(query(name, direction, page))));
    expect(picked).toEqual(expected.slice(0, PAGE));
    expect(found.map(({ ids }) => ids)).toEqual(
      [1, 2, pages].map((page) => expected.slice((page - 1) * PAGE, page * PAGE)),
    );
  });

  it.each(DIRECTIONS)('includes %s later insertions and deletions', async (direction) => {
    const { table, rows, search } = fill();
    await search.prepare(sorts, hasRoom);
    const [gone, ...stayed] = rows;
    if (gone) table.remove(gone.id);
    const came = Array.from({ length: 30 }, (_, index) => aProject(index));
    for (const row of came) table.put(row);

    const { ids, total } = await search.page(query(name, direction));

    expect(total).toBe(stayed.length + came.length);
    expect(ids).toEqual(ordered([...stayed, ...came], name, direction).slice(0, PAGE));
  });
});

it('sorts all fields without arguments once for both directions, within the memory limit', async () => {
  const { search } = fill();
  await search.prepare(sorts, () => false);
  const without = search.bytes;

  await search.prepare(sorts, hasRoom);

  expect([without, search.bytes]).toEqual([0, sorts.length * PROJECTS * 4]);
  await search.page({ ...query('', 'asc'), sorts: [] });
  expect(search.bytes).toBe(sorts.length * PROJECTS * 4);
});

it('does not sort small tenants', async () => {
  const { search } = fill(500);

  await search.prepare(sorts, hasRoom);

  expect(search.bytes).toBe(0);
});

describe('restored orders', () => {
  /** A project in up to two steps of funnels. */
  function assigned(index: number): ProjectRow {
    const at = (n: number) => [newId(), newId(), 'open', (index * 31 + n) % 977, null, index, []] as const;
    return { ...aProject(index), assignments: index % 4 === 0 ? [] : [at(0), at(500)] };
  }

  it('have the same pages as before, also with projects that were added or deleted', async () => {
    const table = new ProjectTable(columnLayout(projectModel));
    const rows = Array.from({ length: PROJECTS }, (_, index) => assigned(index));
    for (const row of rows) table.put(row);
    const search = new TableSearch(table, new SearchPriority());
    await search.prepare(sorts, hasRoom);
    const again = new ProjectTable(columnLayout(projectModel));
    const restored = new TableSearch(again, new SearchPriority());
    for (const { name, parts } of table.parts()) for (const part of parts) again.restore(name, structuredClone(part));
    for (const { name, parts } of search.parts(sorts))
      for (const part of parts) restored.restore(sorts, name, structuredClone(part));
    await restored.prepare(sorts, hasRoom);
    const pages = async (one: TableSearch) => {
      const found: unknown[] = [];
      for (const { field } of sorts)
        for (const direction of DIRECTIONS) found.push(await one.page(query(field.name, direction, 40)));
      return found;
    };
    const [before, expected] = [await pages(restored), await pages(search)];

    for (const one of [table, again]) {
      for (const row of rows.slice(0, 50)) one.remove(row.id);
      for (const row of rows.slice(100, 150)) one.put({ ...row, fields: { ...row.fields, name: 'Z', name_sort: 'z' } });
    }

    expect(before).toEqual(expected);
    expect(await pages(restored)).toEqual(await pages(search));
    expect(again.size).toBe(table.size);
    expect([again.liveBytes, again.garbageBytes]).toEqual([table.liveBytes, table.garbageBytes]);
  });
});
