import type { SearchInput } from '@trackway/filters';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { projectModel } from '../projects/project/project-search-model';
import { makeResolveEdgeTypes } from './resolve-edge-types';

const caller = aCaller();

/** A directory in which one edge exists. */
function open() {
  const edge = newId();
  const requested: (readonly string[])[] = [];
  const typesOf = async (frameId: string, ids: readonly string[]) => {
    requested.push(ids);
    return new Map(frameId === caller.frameId && ids.includes(edge) ? [[edge, 'number']] : []);
  };
  const resolve = makeResolveEdgeTypes({ edgeDirectory: { typesOf } });
  return { edge, requested, resolve: (input: SearchInput, by = caller) => resolve(by, projectModel, input) };
}

const filter = (...edges: unknown[]) => ({ field: FIELD, operator: 'equals', value: 1, arguments: edges });
const FIELD = projectModel.fields.find(({ ofEdgeType }) => ofEdgeType)?.name ?? '';

const and = { logical_operator: 'and' } as const;

describe('the edges of a search', () => {
  it('are resolved once, from filters, groups and sorting', async () => {
    const { edge, requested, resolve } = open();
    const [grouped, nested, sorted] = [newId(), newId(), newId()];
    const input: SearchInput = {
      filters: [filter(edge), filter(edge)],
      filter_groups: [{ ...and, filters: [filter(grouped)], filter_groups: [{ ...and, filters: [filter(nested)] }] }],
      sorting: [{ field: FIELD, direction: 'asc', arguments: [sorted] }],
    };

    expect((await resolve(input)).edgeTypes).toEqual(new Map([[edge, 'number']]));
    expect(requested.map((ids) => new Set(ids))).toEqual([new Set([edge, grouped, nested, sorted])]);
    expect(requested[0]).toHaveLength(4);
  });

  it('are not requested if there are none', async () => {
    const { requested, resolve } = open();
    const name = { field: 'name', operator: 'equals', value: 'x', arguments: [newId()] };

    expect(await resolve({})).toBe(projectModel);
    expect(await resolve({ filters: [filter(), filter('no id'), filter(7), name] })).toBe(projectModel);
    expect(requested).toEqual([]);
  });

  it('of another tenant have no type', async () => {
    const { edge, resolve } = open();

    expect((await resolve({ filters: [filter(edge)] }, aCaller())).edgeTypes).toEqual(new Map());
  });
});
