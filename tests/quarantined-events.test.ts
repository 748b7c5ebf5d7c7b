import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { makeProject } from './support/forms';
import { rejectLines } from './support/quarantine';

const PATH = '/system/quarantined-events';

describe('events that the broker rejected', () => {
  it('are listed with the reason, published again and deleted', async () => {
    const api = apiOf();
    const project = await makeProject(api);
    await rejectLines(api, project, ['project.inspected', 'project.measured']);

    const { body } = await api.get(PATH);
    const [first, second] = body.quarantined_events;
    expect(body.quarantined_events).toMatchObject([{ reason: 'too large' }, { service: 'funnels' }]);
    const replayed = await api.send('POST', `${PATH}/${first.service}/${first.id}/replay`);
    const deleted = await api.send('DELETE', `${PATH}/${second.service}/${second.id}`);
    const again = await api.send('DELETE', `${PATH}/${second.service}/${second.id}`);

    expect([replayed.status, deleted.status, again.status]).toEqual([200, 200, 404]);
    expect((await api.get(PATH)).body.quarantined_events).toEqual([]);
    await eventually(async () => {
      const { history } = (await api.get(`/projects/${project}/history`)).body;
      const actions = history.map(({ action }: { action: string }) => action);
      expect(actions.filter((one: string) => /inspected|measured/.test(one))).toHaveLength(1);
    });
  });
});
