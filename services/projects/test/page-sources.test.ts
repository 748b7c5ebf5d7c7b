import { answersCommitted, assignmentChanged } from '@trackway/contracts';
import { newId, PublishedEvents } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { startFakeForms } from './fake-forms';
import { startFakeFunnels } from './fake-peers';
import { startTestProjects } from './start-projects';

const path = '/api/management/projects';
const AT = '2026-11-21T04:00:00.000Z';

describe('a page of projects', () => {
  let forms: Awaited<ReturnType<typeof startFakeForms>>;
  let funnels: Awaited<ReturnType<typeof startFakeFunnels>>;
  let service: Awaited<ReturnType<typeof startTestProjects>>;
  let caller: ReturnType<typeof aCaller>;
  let client: ServiceClient;

  beforeAll(async () => {
    [forms, funnels] = await Promise.all([startFakeForms(), startFakeFunnels()]);
    service = await startTestProjects({ forms: forms.address, funnels: funnels.address });
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await Promise.all([forms.stop(), funnels.stop()]);
  });
  beforeEach(() => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
  });

  const create = async (fields: object) => (await client.send('POST', path, fields)).body.project.id as string;
  const calls = () => forms.state.requests.length + funnels.state.requests.length;

  /** Three ways to read the same page. */
  async function aPage(names: readonly string[]) {
    const { body } = await client.send('POST', '/api/management/project-groups', { name: 'Map' });
    const inGroup = `/api/management/project-groups/${body.project_group.id}/projects`;
    const ids: string[] = [];
    for (const name of names) ids.push(await create({ name, form_id: 3, group_ids: [body.project_group.id] }));
    const ways = [
      ['GET', path],
      ['POST', `${path}/search`, {}],
      ['POST', `${inGroup}/index`, {}],
    ] as const;
    return { ids, ways };
  }

  const storeForm = (id: number, title: string) =>
    service.superuser.query('INSERT INTO forms (frame_id, id, title, version) VALUES ($1, $2, $3, 1)', [
      caller.frameId,
      id,
      title,
    ]);

  /** The state in the read model after the event of an answer. */
  async function storeAnswer(projectId: string, fields: { type?: string; value?: unknown; form_id?: number } = {}) {
    const answer = {
      id: newId(),
      form_id: 3,
      form_version: 1,
      field_id: newId(),
      label: 'Area',
      type: 'number',
      value: 84,
      accessor: { type: 'project_form', project_id: projectId, id: null },
      answered_by: { id: caller.id, name: 'Bo' },
      answered_at: AT,
      ...fields,
    };
    await service.superuser.query(
      'INSERT INTO form_answers (frame_id, id, project_id, version, answer) VALUES ($1, $2, $3, 1, $4)',
      [caller.frameId, answer.id, projectId, answer],
    );
    return answer;
  }

  /** An answer that forms has and the read model lacks. */
  function answerInForms(projectId: string): void {
    const fields = { formId: 3, formTitle: 'Survey', fieldId: newId(), label: 'Note', type: 'short_text' };
    forms.state.answers.push({
      ...fields,
      id: newId(),
      valueJson: '"newer"',
      accessor: { type: 'project_form', projectId, id: '' },
      answeredById: caller.id,
      answeredByName: 'Bo',
      answeredAt: AT,
      readForProjectId: projectId,
      frameId: caller.frameId,
    });
  }

  const tokenOf = (source: string, ...types: string[]) => {
    const published = new PublishedEvents(source);
    for (const type of types) published.add({ id: newId(), type, subject: newId() });
    return { 'X-Consistency-Token': published.token() };
  };

  it('contains answers and titles of the read model without a call', async () => {
    const { ids, ways } = await aPage(['One', 'Two']);
    await storeForm(3, 'Survey');
    const { form_version: _, ...answer } = await storeAnswer(ids[1] ?? '');
    const before = calls();

    for (const [method, at, body] of ways) {
      const { body: page, headers } = await client.send(method, at, body);

      const byId = new Map(page.projects.map((project: { id: string }) => [project.id, project]));
      expect(byId.get(ids[0] ?? '')).toMatchObject({ form: { id: 3, title: 'Survey' }, form_answers: [] });
      expect(byId.get(ids[1] ?? '')).toMatchObject({ form_answers: [{ ...answer, form_title: 'Survey' }] });
      expect(headers.get('x-trackway-stale')).toBeNull();
    }
    expect(calls()).toBe(before);
  });

  it('contains answers of merged projects after those of the project', async () => {
    await storeForm(3, 'Survey');
    const [target, source] = [await create({ name: 'Target' }), await create({ name: 'Source' })];
    const merged = await storeAnswer(source);
    const own = await storeAnswer(target);
    const { status } = await client.send('POST', `${path}/${source}/merge`, { into: target });
    expect(status).toBe(200);

    const { body } = await client.send('GET', path);

    const answers = body.projects.map((project: { form_answers: { id: string }[] }) =>
      project.form_answers.map(({ id }) => id),
    );
    expect(answers).toEqual([[merged.id], [own.id, merged.id]]);
  });

  it.each([
    { lacks: 'the value of a file', fields: { type: 'file', value: 'plan.pdf' } },
    { lacks: 'the value of a signature', fields: { type: 'signature', value: true } },
    { lacks: 'the title of a form', fields: { form_id: 4 } },
  ])('calls forms only for the projects of which the read model lacks $lacks', async ({ fields }) => {
    await storeForm(3, 'Survey');
    const [one, two] = [await create({ name: 'One' }), await create({ name: 'Two' })];
    await storeAnswer(one);
    await storeAnswer(two, fields);
    answerInForms(two);
    forms.state.requests = [];

    const { body } = await client.send('GET', path);

    const values = body.projects.map((project: { form_answers: { value: unknown }[] }) =>
      project.form_answers.map(({ value }) => value),
    );
    expect(values).toEqual([['newer'], [84]]);
    expect(forms.state.requests).toEqual([[two]]);
  });

  it('contains the other answers if forms is unavailable', async () => {
    await storeForm(3, 'Survey');
    const id = await create({ name: 'One' });
    await storeAnswer(id);
    await storeAnswer(id, { type: 'file', value: 'plan.pdf' });
    forms.state.silent = true;

    const { body, headers } = await client.send('GET', path);
    forms.state.silent = false;

    expect(headers.get('x-trackway-stale')).toBe('forms');
    expect(body.projects[0].form_answers).toMatchObject([{ value: 84 }]);
  });

  it('calls the service whose changes have not arrived after a second', async () => {
    const id = await create({ name: 'One' });
    const funnel = newId();
    await service.superuser.query(`INSERT INTO funnels (frame_id, id, name, version) VALUES ($1, $2, 'Sales', 1)`, [
      caller.frameId,
      funnel,
    ]);
    const place = { id: newId(), funnelId: funnel, projectId: id, stepId: newId(), status: 'open', version: 1 };
    funnels.state.assignments.push({ ...place, statusAt: AT, linkedAt: AT });

    const { body, headers } = await client.send('GET', path, undefined, tokenOf('funnels', assignmentChanged.type));

    expect(body).toMatchObject({
      projects: [{ funnels: [{ id: funnel }] }],
      warnings: ['behind_consistency_token'],
    });
    expect(headers.get('x-trackway-stale')).toBe('funnels');
  });

  it('contains the answers of a move whose token the client sends', async () => {
    const id = await create({ name: 'One' });
    answerInForms(id);

    const { body, headers } = await client.send('GET', path, undefined, tokenOf('funnels', answersCommitted.type));

    expect(body.projects).toMatchObject([{ form_answers: [{ value: 'newer' }] }]);
    expect(headers.get('x-trackway-stale')).toBeNull();
  });

  it('contains nothing of another frame', async () => {
    const id = await create({ name: 'One' });
    await storeForm(3, 'Survey');
    await storeAnswer(id);
    const other = serviceClient(service.httpPort, aCaller());

    expect((await other.send('GET', path)).body.projects).toEqual([]);
  });
});
