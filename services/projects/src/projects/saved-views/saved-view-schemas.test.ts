import { createViewBody, toViewFields, updateViewBody } from './saved-view-schemas';

describe('the template option of a view', () => {
  it.each([
    [true, 'only'],
    [false, 'exclude'],
    ['include', 'include'],
  ])('%j is stored as %j', (template, option) => {
    expect(toViewFields(createViewBody.parse({ name: 'Roofs', template })).search.template).toBe(option);
    expect(updateViewBody.parse({ template }).template).toBe(option);
  });

  it('is optional', () => {
    expect(toViewFields(createViewBody.parse({ name: 'Roofs', template: null })).search.template).toBeNull();
    expect(updateViewBody.parse({})).not.toHaveProperty('template', expect.anything());
  });
});
