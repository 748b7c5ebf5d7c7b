import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessSearch, auditFilter, SUBJECT_KINDS } from './access-search';

const openApi = JSON.parse(readFileSync(join(__dirname, '..', '..', '..', 'docs', 'openapi.json'), 'utf8'));

describe('the address of the access screen', () => {
  it('contains the filters of the audit log, and nothing else', () => {
    const search = accessSearch({ tab: 'audit', kind: 'user', actor: 'a', from: '', page: 1, other: 'x' });

    expect(search).toEqual({ tab: 'audit', kind: 'user', actor: 'a' });
    expect(auditFilter(search)).toEqual({ subject_kind: 'user', actor: 'a' });
  });

  it('ignores tabs and kinds that do not exist', () => {
    expect(accessSearch({ tab: 'x', kind: 'y' })).toEqual({});
  });

  it('offers every kind of object that the API records', () => {
    const { kind } = openApi.components.schemas.AuditLine.properties.subject.properties;

    expect(SUBJECT_KINDS.toSorted()).toEqual(kind.enum.toSorted());
  });

  it('contains a cause', () => {
    expect(auditFilter(accessSearch({ tab: 'audit', cause: 'r-1' }))).toEqual({ cause: 'r-1' });
  });
});
