import { apiOf } from './support/api';
import { eventually } from './support/eventually';

const DAY_MS = 24 * 3_600_000;

/** The work of a user from an empty frame to a won project. */
it('a user creates two funnels, a form and a mandatory video, and wins a project', async () => {
  const api = apiOf({ name: 'Ana' });
  const me = (await api.get('/me')).body.user;

  // Ana configures funnels, a form and a video.
  const form = (
    await api.send('POST', '/forms', {
      title: 'Site visit',
      fields: [
        { label: 'Area in m²', type: 'number', required: true },
        { label: 'Remarks', type: 'long_text' },
      ],
    })
  ).body.form;
  const [area] = form.fields;
  const sales = (
    await api.send('POST', '/funnels', {
      name: 'Sales',
      steps: [{ name: 'Lead' }, { name: 'Offer', form_ids: [form.id] }, { name: 'Signed', late_after_hours: 48 }],
    })
  ).body.funnel;
  const delivery = (
    await api.send('POST', '/funnels', { name: 'Delivery', steps: [{ name: 'Planned' }, { name: 'On site' }] })
  ).body.funnel;
  const [, offer, signedStep] = sales.steps;
  const video = (
    await api.send('POST', `/steps/${delivery.steps[1].id}/attachments`, {
      name: 'Safety on roofs',
      type: 'video',
      url: 'https://videos.example.org/safety.mp4',
      duration: 100,
    })
  ).body.step_attachment;
  expect(await api.send('POST', '/update-required-step-attachment', { id: video.id, watch: true })).toMatchObject({
    status: 200,
    body: { response: true },
  });

  // A customer requests an offer.
  const customer = (await api.send('POST', '/customers', { name: 'Acme Lisbon' })).body.customer;
  const contact = (
    await api.send('POST', '/contacts', { name: 'Rui', phone: '+351910000000', customer_ids: [customer.id] })
  ).body.contact;
  const project = (
    await api.send('POST', '/projects', {
      name: 'New roof',
      customer_id: customer.id,
      contact_id: contact.id,
      budget: 1_200_000,
      user_ids: [me.id],
    })
  ).body.project;
  const inSales = `/funnels/${sales.id}/projects/${project.id}`;
  await api.send('POST', inSales, {});

  // The gate requires an answer, which is sent with the move.
  const preview = await api.send('POST', `${inSales}/move/preview`, { step_id: offer.id });
  expect(preview.body).toMatchObject({
    allowed: false,
    blockers: [{ type: 'required_answers', required_fields: [{ field_id: area.id, label: 'Area in m²' }] }],
  });
  const offered = await api.send('POST', `${inSales}/move`, {
    step_id: offer.id,
    answers: [{ field_id: area.id, value: 84 }],
  });
  expect(offered).toMatchObject({ status: 200, body: { assignment: { step_id: offer.id } } });
  const accessor = `accessor[type]=project_step_form&accessor[project_id]=${project.id}&accessor[id]=${offer.id}`;
  const answers = (await api.get(`/dynamic-forms-answers?form_id=${form.id}&${accessor}`)).body.answers;
  expect(answers).toMatchObject([{ field_id: area.id, value: 84 }]);

  // The offer is signed and won before its forecast date.
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  await api.send('PATCH', inSales, { forecast_date: tomorrow, executor_ids: [me.id] });
  await api.send('POST', `${inSales}/move`, { step_id: signedStep.id });
  expect(await api.send('PATCH', inSales, { status: 'won' })).toMatchObject({
    body: { assignment: { status: 'won' } },
  });

  // Entering the delivery step requires watching the video. A skipped part is not enough.
  const inDelivery = `/funnels/${delivery.id}/projects/${project.id}`;
  await api.send('POST', inDelivery, {});
  const onSite = delivery.steps[1].id;
  const rejected = await api.send('POST', `${inDelivery}/move`, { step_id: onSite });
  expect(rejected).toMatchObject({
    status: 422,
    body: {
      message: 'required_viewing_missing',
      required_attachments: [{ id: video.id, name: 'Safety on roofs', duration: 100 }],
    },
  });
  const skipped = { id: video.id, ranges: [{ from: 90, to: 100 }] };
  expect(
    (await api.send('POST', `${inDelivery}/move`, { step_id: onSite, viewed_attachments: [skipped] })).status,
  ).toBe(422);
  const watched = { id: video.id, ranges: [{ from: 0, to: 100 }] };
  expect(
    (await api.send('POST', `${inDelivery}/move`, { step_id: onSite, viewed_attachments: [watched] })).status,
  ).toBe(200);

  // Times, board, search and history show the result.
  const times = (await api.get(`${inSales}/times`)).body.times;
  expect(times).toMatchObject({
    status: 'won',
    overdue: false,
    stays: [{ step_name: 'Lead' }, { step_name: 'Offer' }, { step_name: 'Signed' }],
  });
  const board = (await api.get(`/funnels/${delivery.id}/board`)).body.board;
  expect(board.steps).toMatchObject([
    { name: 'Planned', count: 0 },
    { name: 'On site', count: 1, budget: 1_200_000, projects: [{ project: { name: 'New roof' } }] },
  ]);
  const found = await eventually(async () => {
    const { body } = await api.send('POST', '/projects/search', {
      filters: [
        { field: 'funnel_status', operator: 'equals', value: 'won', arguments: [sales.id] },
        { field: 'funnel_steps', operator: 'equals', value: onSite },
        { field: 'project_step_form_answer_pool', operator: 'greater_than', value: 80, arguments: [area.id] },
      ],
    });
    expect(body.projects).toHaveLength(1);
    return body.projects[0];
  });
  expect(found).toMatchObject({
    id: project.id,
    funnels: expect.arrayContaining([expect.objectContaining({ name: 'Sales', status: 'won' })]),
  });
  await eventually(async () => {
    const { body } = await api.get(`/projects/${project.id}/history?perPage=100`);
    const actions: string[] = body.history.map(({ action }: { action: string }) => action);
    const once = (action: string) => actions.filter((one) => one === action).length;
    expect(once('step_attachment.watched')).toBe(1);
    expect(once('funnel.entered')).toBe(2);
    expect(once('funnel.moved')).toBe(3);
    expect(actions).toContain('form.answered');
    expect(actions.at(-1)).toBe('project.created');
  });
});
