import { apiOf } from '../support/api';
import { eventually } from '../support/eventually';
import { killService } from '../support/processes';

const PROJECTS = 16;

it('completes an undo, and its undo, while projects and funnels are killed', async () => {
  const api = apiOf();
  const send = (method: string, path: string, body?: unknown) =>
    eventually(async () => {
      const response = await api.send(method, path, body);
      expect(response.status).toBe(200);
      return response;
    }, 60_000);
  const ids: string[] = [];
  for (let index = 0; index < PROJECTS; index += 1) {
    ids.push((await send('POST', '/projects', { name: `Project ${index}`, budget: index })).body.project.id);
  }
  const bulk = await send('PATCH', '/projects', {
    projects: ids.map((id) => ({ id, budget: 1_000_000, name: 'Bulk' })),
  });
  const budgets = () =>
    eventually(async () => {
      const { status, body } = await api.send('POST', '/projects/search?perPage=100', {});
      expect(status).toBe(200);
      return new Map(body.projects.map(({ id, budget }: { id: string; budget: number }) => [id, budget]));
    }, 60_000);

  /** Starts the undo of a cause and kills services until it has ended. */
  async function undoUnderKills(cause: string): Promise<string> {
    const { id } = (await send('POST', `/causes/${cause}/undo`, {})).body.undo;
    await killService('projects');
    await killService('funnels');
    await eventually(async () => {
      const { status, body } = await api.get(`/undos/${id}`);
      expect(status).toBe(200);
      expect(body.undo).toMatchObject({ status: 'completed', done_steps: PROJECTS });
    }, 120_000);
    return id;
  }

  const undo = await undoUnderKills(bulk.headers.get('x-request-id') ?? '');
  const restored = await budgets();
  expect(ids.map((id) => restored.get(id))).toEqual(ids.map((_, index) => index));

  await undoUnderKills(undo);
  const again = await budgets();
  expect(ids.map((id) => again.get(id))).toEqual(ids.map(() => 1_000_000));
  for (const id of ids.slice(0, 5)) {
    const { history } = (await api.get(`/projects/${id}/history`)).body;
    const changes = history.filter(({ action }: { action: string }) => action === 'project.updated');
    // The bulk change, its undo, and the undo of the undo, each once.
    expect(changes).toHaveLength(3);
  }
}, 300_000);
