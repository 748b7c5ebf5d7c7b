import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { importAll, workbook } from './support/spreadsheets';

/** Other services receive imported projects in batched events. */
it('imported projects can be used in funnels and forms like projects that users create', async () => {
  const api = apiOf();
  const form = (await api.send('POST', '/forms', { title: 'Visit', fields: [{ label: 'Area', type: 'number' }] })).body
    .form;
  const funnel = (
    await api.send('POST', '/funnels', {
      name: 'Sales',
      steps: [{ name: 'Lead' }, { name: 'Offer', form_ids: [form.id] }],
    })
  ).body.funnel;
  const [, offer] = funnel.steps;
  const rows = await workbook([
    ['Name', 'Code', 'Budget'],
    ['Roof', 'R', 100],
    ['Wall', 'W', 20],
  ]);

  await importAll(api, 'project', rows);
  const { projects } = (await api.get('/projects?perPage=10')).body;
  for (const { id } of projects) {
    const inSales = `/funnels/${funnel.id}/projects/${id}`;
    expect(await api.send('POST', inSales, {})).toMatchObject({ status: 200 });
    const move = { step_id: offer.id, answers: [{ field_id: form.fields[0].id, value: 84 }] };
    expect(await api.send('POST', `${inSales}/move`, move)).toMatchObject({ status: 200 });
  }

  const board = async () => (await api.get(`/funnels/${funnel.id}/board`)).body.board.steps[1];
  await eventually(async () => expect(await board()).toMatchObject({ count: 2, budget: 120 }));
  expect((await board()).projects.map(({ project }: { project: { name: string } }) => project.name).sort()).toEqual([
    'Roof',
    'Wall',
  ]);
  await eventually(async () => {
    const { body } = await api.send('POST', '/projects/search', {
      filters: [
        { field: 'funnel_steps', operator: 'equals', value: offer.id },
        { field: 'project_step_form_answer_pool', operator: 'equals', value: 84, arguments: [form.fields[0].id] },
      ],
    });
    expect(body.projects).toHaveLength(2);
  });
  await api.send('DELETE', `/projects/${projects[0].id}`);
  await eventually(async () => expect(await board()).toMatchObject({ count: 1 }));
});
