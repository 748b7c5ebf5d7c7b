import { newId } from '@trackway/runtime';
import { aCaller, eventually, type ServiceClient, serviceClient } from '@trackway/testkit';
import { startFakeForms } from './fake-forms';
import { startTestProjects } from './start-projects';

const path = '/api/management/projects';

describe('the answers of projects', () => {
  let forms: Awaited<ReturnType<typeof startFakeForms>>;
  let service: Awaited<ReturnType<typeof startTestProjects>>;
  let client: ServiceClient;
  let caller: ReturnType<typeof aCaller>;

  beforeAll(async () => {
    forms = await startFakeForms();
    service = await startTestProjects({ forms: forms.address });
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await forms.stop();
  });
  beforeEach(() => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    Object.assign(forms.state, { answers: [], requests: [], silent: false });
  });

  const create = async (name: string) => (await client.send('POST', path, { name })).body.project.id as string;

  function answer(projectId: string, accessor: { type: string; id: string; projectId?: string }, value: unknown) {
    const one = {
      id: newId(),
      formId: 3,
      formTitle: 'Survey',
      fieldId: newId(),
      label: 'Area',
      type: 'number',
      valueJson: JSON.stringify(value),
      accessor: { projectId, ...accessor },
      answeredById: caller.id,
      answeredByName: 'Bo',
      answeredAt: '2026-11-21T04:00:00.000Z',
      readForProjectId: projectId,
      frameId: caller.frameId,
    };
    forms.state.answers.push(one);
    return one;
  }

  it('are returned for every context, with their author', async () => {
    const id = await create('Roof');
    const loose = answer(id, { type: 'project_loose_form', id: '5' }, 84);
    const step = newId();
    answer(id, { type: 'project_step_form', id: step }, ['a']);
    answer(id, { type: 'project_form', id: '', projectId: newId() }, null);

    const { form_answers: shown } = (await client.send('GET', `${path}/${id}`)).body.project;

    expect(shown[0]).toEqual({
      id: loose.id,
      form_id: 3,
      form_title: 'Survey',
      field_id: loose.fieldId,
      label: 'Area',
      type: 'number',
      value: 84,
      accessor: { type: 'project_loose_form', project_id: id, id: 5 },
      answered_by: { id: caller.id, name: 'Bo' },
      answered_at: '2026-11-21T04:00:00.000Z',
    });
    expect(shown[1]).toMatchObject({ value: ['a'], accessor: { id: step } });
    expect(shown[2]).toMatchObject({ value: null, accessor: { id: null } });
  });

  it('are not requested for a new project', async () => {
    const id = await create('Roof');
    expect(forms.state.requests).toEqual([]);

    answer(id, { type: 'project_form', id: '' }, 1);
    const patched = await client.send('PATCH', `${path}/${id}`, { name: 'Wall' });
    expect(patched.body.project.form_answers).toHaveLength(1);
  });

  it('are missing if forms is too slow, which the header reports', async () => {
    const id = await create('Roof');
    answer(id, { type: 'project_form', id: '' }, 1);
    forms.state.silent = true;

    const { status, headers, body } = await client.send('GET', `${path}/${id}`);

    expect({ status, stale: headers.get('x-trackway-stale'), answers: body.project.form_answers }).toEqual({
      status: 200,
      stale: 'forms',
      answers: [],
    });
    forms.state.silent = false;
    await eventually(async () => {
      const again = await client.send('GET', `${path}/${id}`);
      expect(again.headers.get('x-trackway-stale')).toBeNull();
      expect(again.body.project.form_answers).toHaveLength(1);
    });
  });
});
