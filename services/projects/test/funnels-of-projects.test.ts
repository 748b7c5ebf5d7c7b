import { newId } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

describe('the funnels of a project', () => {
  let service: Service;
  let client: ServiceClient;
  const caller = aCaller();
  const [funnel, step] = [newId(), newId()];

  beforeAll(async () => {
    service = await sharedProjects();
    client = serviceClient(service.httpPort, caller);
  }, 60_000);
  afterAll(() => service.stop());

  const make = async (path: string, member: string, fields: object) =>
    (await client.send('POST', `/api/management/${path}`, fields)).body[member] as { id: string };

  /** The state in the read model after the event of funnels. */
  async function enter(project: string, tags: string[], executors: string[]): Promise<void> {
    const insert = (text: string, ...values: unknown[]) => service.superuser.query(text, [caller.frameId, ...values]);
    await insert(`INSERT INTO funnels (frame_id, id, name, version) VALUES ($1, $2, 'Sales', 1)`, funnel);
    await insert(
      `INSERT INTO funnel_steps (frame_id, id, funnel_id, name, position) VALUES ($1, $2, $3, 'Offer', 1)`,
      step,
      funnel,
    );
    await insert(
      `INSERT INTO funnel_assignments (frame_id, id, funnel_id, project_id, step_id, status, status_at, forecast_date,
         linked_at, tag_ids, executor_ids, version)
       VALUES ($1, gen_random_uuid(), $2, $3, $4, 'open', '2026-11-21T04:00:00Z', '2026-12-24', '2026-11-20T04:00:00Z', $5, $6, 1)`,
      funnel,
      project,
      step,
      tags,
      executors,
    );
    await insert('UPDATE projects SET completed_percentage = 40 WHERE frame_id = $1 AND id = $2', project);
  }

  it('contain steps, tags, executors and, on request, the completed percentage', async () => {
    const tag = await make('tags', 'tag', { name: 'hot', color: '#c00' });
    const [bo, cy] = [await make('users', 'user', { name: 'Bo' }), await make('users', 'user', { name: 'Cy' })];
    const project = await make('projects', 'project', { name: 'P', executor_ids: [bo.id] });
    await enter(project.id, [tag.id], [bo.id, cy.id]);

    const { body } = await client.send('POST', '/api/management/projects/search', {
      withPercentage: true,
      filters: [{ field: 'funnel_status', operator: 'equals', value: 'open', arguments: [funnel] }],
    });

    expect(body).toMatchObject({
      projects: [
        {
          id: project.id,
          completed_percentage: 40,
          funnels: [
            {
              id: funnel,
              name: 'Sales',
              status: 'open',
              status_at: '2026-11-21T04:00:00.000Z',
              forecast_date: '2026-12-24',
              tags: [{ id: tag.id, name: 'hot', color: '#c00' }],
            },
          ],
          funnel_steps: [{ id: step, name: 'Offer', funnel_id: funnel, linked_at: '2026-11-20T04:00:00.000Z' }],
          executors: [{ id: bo.id }, { id: cy.id, name: 'Cy', avatar_url: expect.any(String) }],
        },
      ],
    });
  });

  it('are filtered separately by an argument, which must be an id', async () => {
    const search = (first: unknown) =>
      client.send('POST', '/api/management/projects/search', {
        filters: [{ field: 'funnel_status', operator: 'equals', value: 'open', arguments: [first] }],
      });

    expect((await search(newId())).body).toMatchObject({ meta: { total: 0 } });
    expect(await search('Sales')).toMatchObject({
      status: 422,
      body: {
        message: 'validation_error',
        errors: { funnel_status: ['The first argument must be the id of a funnel.'] },
      },
    });
  });
});
