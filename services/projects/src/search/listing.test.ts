import { aCaller } from '@trackway/testkit';
import { projectModel } from '../projects/project/project-search-model';
import { FakeSearchIndex } from './fake-search-index';
import { makeList, queryFields, readListing } from './listing';

const caller = aCaller();

function open(...items: { readonly id: string }[]) {
  const searchIndex = new FakeSearchIndex();
  const load = async (frameId: string, ids: readonly string[]) =>
    frameId === caller.frameId ? items.filter(({ id }) => ids.includes(id)) : [];
  return { searchIndex, list: makeList({ model: projectModel, searchIndex, load }) };
}

describe('a page of a listing', () => {
  it('has the records in the order of the index', async () => {
    const { searchIndex, list } = open({ id: 'a' }, { id: 'b' }, { id: 'c' });
    searchIndex.ids = ['c', 'a', 'b'];
    const listing = readListing(projectModel, { perPage: '2' });

    expect(await list(caller, listing)).toMatchObject({ meta: { total: 3 }, items: [{ id: 'c' }, { id: 'a' }] });
    expect((await list(caller, { ...listing, page: { page: 2, perPage: 2 } })).items).toEqual([{ id: 'b' }]);
  });

  it('omits records that were removed after the index was read', async () => {
    const { searchIndex, list } = open({ id: 'a' });
    searchIndex.ids = ['a', 'b'];

    expect(await list(caller, readListing(projectModel, {}))).toMatchObject({
      meta: { total: 2 },
      items: [{ id: 'a' }],
    });
  });

  it('is searched in the frame of the caller, and empty without a match', async () => {
    const { searchIndex, list } = open({ id: 'a' });

    expect(await list(caller, readListing(projectModel, {}))).toMatchObject({ meta: { total: 0 }, items: [] });
    expect(searchIndex.queries).toMatchObject([{ model: projectModel.name, query: { frameId: caller.frameId } }]);
    searchIndex.ids = ['a'];
    expect((await list(aCaller(), readListing(projectModel, {}))).items).toEqual([]);
  });
});

describe('the query of a listing', () => {
  it('has filters of fields that need no argument', () => {
    const { filters, page } = readListing(projectModel, { filter: { name: 'Roof' }, page: '3' });

    expect(filters).toMatchObject([{ field: { name: 'name' }, values: ['Roof'] }]);
    expect(page).toMatchObject({ page: 3 });
    expect(queryFields(projectModel).map(({ name }) => name)).toContain('name');
    expect(queryFields(projectModel).map(({ name }) => name)).not.toContain('form_answer');
  });

  it('is rejected with an unknown field', () => {
    expect(() => readListing(projectModel, { filter: { colour: 'red' } })).toThrow(
      expect.objectContaining({ code: 'validation_error' }),
    );
  });
});
