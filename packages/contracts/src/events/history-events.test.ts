import { eachLine, historyLineRecorded } from './history-events';

const envelope = {
  specversion: '1.0',
  source: 'projects',
  time: '2026-11-21T04:00:00.000Z',
  datacontenttype: 'application/json',
  frameid: '01900000-0000-7000-8000-000000000000',
  correlationid: 'import',
  depth: 0,
} as const;
const common = {
  action: 'project.created',
  actor: { kind: 'user', id: '1', name: 'Bo' },
  details: {},
  request_id: null,
} as const;

describe('eachLine', () => {
  it('returns one event for each line, with its own id and project', () => {
    const [first, second] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002'];
    const lines = [first, second].map((id) => ({ id, project_id: id.replace(/.$/, '9'), changes: [] }));
    const type = 'history.lines_recorded.v1';

    const each = eachLine({ ...envelope, type, id: first, subject: 'operation', data: { ...common, lines } });

    expect(each).toMatchObject([{ id: first }, { id: second, subject: lines[1]?.project_id, correlationid: 'import' }]);
    for (const { type, data } of each) {
      expect(type).toBe(historyLineRecorded.type);
      expect(historyLineRecorded.schema.parse(data)).toEqual(data);
    }
  });
});
