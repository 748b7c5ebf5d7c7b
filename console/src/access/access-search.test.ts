import { accessSearch, auditFilter } from './access-search';

describe('the address of the access screen', () => {
  it('contains the filters of the audit log, and nothing else', () => {
    const search = accessSearch({ tab: 'audit', kind: 'user', actor: 'a', from: '', page: 1, other: 'x' });

    expect(search).toEqual({ tab: 'audit', kind: 'user', actor: 'a' });
    expect(auditFilter(search)).toEqual({ subject_kind: 'user', actor: 'a' });
  });

  it('ignores tabs and kinds that do not exist', () => {
    expect(accessSearch({ tab: 'x', kind: 'y' })).toEqual({});
  });
});
