import { createBody, NEW_WEBHOOK, updateBody } from './webhook-draft';

const stored = { name: 'x-token', value: '', isStored: true };
const removed = { name: 'x-old', value: '', isStored: true };
const added = { name: 'x-new', value: 'abc', isStored: false };

describe('the body of a webhook', () => {
  it('keeps stored headers, removes others by null, and sets new ones', () => {
    const before = { ...NEW_WEBHOOK, headers: [stored, removed] };

    expect(updateBody(before, { headers: [stored, added] })).toEqual({ headers: { 'x-old': null, 'x-new': 'abc' } });
    expect(updateBody(before, { headers: [{ ...stored, value: 'other' }, removed] })).toEqual({
      headers: { 'x-token': 'other' },
    });
    expect(updateBody(before, { name: 'ERP' })).toEqual({ name: 'ERP' });
  });

  it('has null for the funnel, the view and the projects only if they were cleared', () => {
    const cleared = { funnel_id: '', view_id: '', project_ids: [''] };
    expect(updateBody(NEW_WEBHOOK, cleared)).toEqual({ funnel_id: null, view_id: null, project_ids: null });
    expect(updateBody(NEW_WEBHOOK, { project_ids: ['a', ''] })).toEqual({ project_ids: ['a'] });
    const sent = Object.keys(createBody(NEW_WEBHOOK));
    expect(['funnel_id', 'view_id', 'project_ids'].filter((name) => sent.includes(name))).toEqual([]);
    expect(createBody({ ...NEW_WEBHOOK, headers: [added] })).toMatchObject({ headers: { 'x-new': 'abc' } });
  });
});
