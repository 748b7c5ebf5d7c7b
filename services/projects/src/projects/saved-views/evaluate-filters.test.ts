import type { UnitOfWork } from '@trackway/application';
import type { SearchField } from '@trackway/filters';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { FilterEvaluator } from '../../search/filter-evaluator';
import { projectModel } from '../project/project-search-model';
import { makeEvaluateFilters } from './evaluate-filters';
import { FakeSavedViewStore } from './fake-saved-view-store';
import type { SavedViewStores } from './saved-view-store';
import { makeCreateView } from './write-saved-view';

const caller = aCaller();
const edgeField = projectModel.fields.find(({ ofEdgeType }) => ofEdgeType);

/** An evaluator by which the projects `ids` match if there are no filters. It records the parsed filters. */
function open(...ids: string[]) {
  const parsed: { readonly fields: readonly SearchField[]; readonly ids: readonly string[] }[] = [];
  const filterEvaluator: FilterEvaluator = {
    evaluate: async (_model, frameId, wanted, { filters, groups }) => {
      const all = [...filters, ...groups.flatMap((group) => group.filters)];
      parsed.push({ fields: all.map(({ field }) => field), ids: wanted });
      const found = frameId === caller.frameId ? ids.filter((id) => wanted.includes(id)) : [];
      return found.map((id) => ({ id, matches: all.length === 0, filters: [] }));
    },
  };
  const edgeDirectory = {
    typesOf: async (_: string, edges: readonly string[]) => new Map(edges.map((id) => [id, 'number'])),
  };
  const savedViews = new FakeSavedViewStore();
  const unitOfWork: UnitOfWork<SavedViewStores> = {
    run: (_, work) => work({ savedViews, outbox: { add: async () => undefined }, recordEffect: async () => undefined }),
  };
  const evaluate = makeEvaluateFilters({ filterEvaluator, edgeDirectory, unitOfWork });
  return {
    parsed,
    createView: makeCreateView({ unitOfWork, edgeDirectory, newId, clock: () => new Date() }),
    evaluate: (projectIds: readonly string[], filters: unknown = [], by = caller, viewId = '') =>
      evaluate(by, { projectIds, filtersJson: JSON.stringify(filters), viewId }),
  };
}

describe('filters on known projects', () => {
  it('have a result for each project that exists, once and in request order', async () => {
    const [one, two] = [newId(), newId()];
    const { parsed, evaluate } = open(one, two);
    const found = await evaluate([two.toUpperCase(), newId(), 'no id', one, two]);

    expect(found.map(({ id }) => id)).toEqual([two, one]);
    expect(parsed[0]?.ids).toHaveLength(3);
    expect(await evaluate([])).toEqual([]);
    expect(await evaluate([one], [], aCaller())).toEqual([]);
  });

  it('are parsed as those of a search, with the types of edges', async () => {
    const [id, edge] = [newId(), newId()];
    const { parsed, evaluate } = open(id);
    const name = { field: 'name', operator: 'contains', value: 'roof' };

    expect(await evaluate([id], [name])).toMatchObject([{ id, matches: false }]);
    await evaluate([id], [{ field: edgeField?.name, operator: 'equals', value: 1, arguments: [edge] }]);
    expect(parsed[0]?.fields).toMatchObject([{ name: 'name' }]);
    expect(parsed[1]?.fields).toMatchObject([{ valueType: edgeField?.ofEdgeType?.('number').valueType }]);
    expect(parsed[1]?.fields[0]?.valueType).not.toBe(edgeField?.valueType);
  });

  it('are added to those of a view that the caller can see', async () => {
    const id = newId();
    const { parsed, evaluate, createView } = open(id);
    const filters = [{ field: 'budget', operator: 'equals', value: 5 }];
    const search = { filters, filter_groups: [], sorting: [], template: null };
    const view = { name: 'Five', resource: 'projects', visibility: 'private', search, columns: [] } as const;
    const { id: viewId } = await createView(caller, view);
    const name = { field: 'name', operator: 'contains', value: 'roof' };

    expect(await evaluate([id], [name], caller, viewId)).toMatchObject([{ id, matches: false }]);
    expect(parsed[0]?.fields).toMatchObject([{ name: 'name' }, { name: 'budget' }, { name: 'is_template' }]);
    const other = aCaller({ frameId: caller.frameId });
    await expect(evaluate([id], [], other, viewId)).rejects.toMatchObject({ code: 'view_model_not_found' });
  });

  it('include templates only if the view does', async () => {
    const id = newId();
    const { parsed, evaluate, createView } = open(id);
    const search = { filters: [], filter_groups: [], sorting: [], template: 'include' } as const;
    const view = { name: 'All', resource: 'projects', visibility: 'private', search, columns: [] } as const;
    const { id: viewId } = await createView(caller, view);

    expect(await evaluate([id], [], caller, viewId)).toMatchObject([{ id, matches: true }]);
    expect(parsed[0]?.fields).toEqual([]);
  });

  it('are rejected if they are invalid, or for more than 100 projects', async () => {
    const { parsed, evaluate } = open();
    const colour = { field: 'colour', operator: 'equals', value: 'red' };

    await expect(evaluate([newId()], [colour])).rejects.toMatchObject({ code: 'validation_error' });
    await expect(evaluate([newId()], 7)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(evaluate(Array.from({ length: 101 }, newId))).rejects.toMatchObject({ code: 'validation_errors' });
    expect(parsed).toEqual([]);
    await expect(evaluate(Array.from({ length: 100 }, newId))).resolves.toEqual([]);
  });
});
