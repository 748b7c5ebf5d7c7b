import { fieldConflicts, isChangedMeanwhile } from './bulk-conflict';

const before = {
  id: '1',
  name: 'Roof',
  code: 'P-1',
  status: 1,
  budget: 10_000,
  impact: 0,
  description: '',
  version: 1,
};

describe('a project that changed between preview and confirmation', () => {
  it('has its differences with both values, as the table shows them', () => {
    const now = { ...before, name: 'Roof 2', budget: 25_050, version: 3 };

    expect(fieldConflicts(before, now)).toEqual([
      { title: 'ui.name', before: 'Roof', now: 'Roof 2' },
      { title: 'project.budget', before: '100.00', now: '250.50' },
    ]);
  });

  it('has no differences if only fields outside the preview changed', () => {
    expect(fieldConflicts(before, { ...before, version: 2 })).toEqual([]);
  });

  it('is recognized by its outcome', () => {
    const rejected = { id: '1', response: false, error: '' } as const;

    expect(isChangedMeanwhile({ ...rejected, message: 'precondition_failed' })).toBe(true);
    expect(isChangedMeanwhile({ ...rejected, message: 'merged_project' })).toBe(false);
    expect(isChangedMeanwhile({ id: '1', response: true, etag: '"2"' })).toBe(false);
    expect(isChangedMeanwhile(undefined)).toBe(false);
  });
});
