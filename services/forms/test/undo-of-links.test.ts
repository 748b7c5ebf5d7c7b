import { EXISTS, type FrameRecordRef, type RecordOutcome } from '@trackway/contracts';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller, type ServiceClient, type ServiceResponse, serviceClient } from '@trackway/testkit';
import { sharedForms } from './start-forms';

const LINKS = '/api/management/dynamic-forms/pivot-accessor';
const INTAKE = '/api/management/dynamic-forms/intake-links';

describe('the effects of changes of links', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;
  let caller: Caller;
  let client: ServiceClient;
  let field: string;

  beforeAll(async () => {
    service = await sharedForms();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    const fields = [{ label: 'Why', type: 'short_text' }];
    const { body } = await client.send('POST', '/api/management/forms', { title: 'Survey', fields });
    field = body.form.fields[0].id;
  });

  const effectsOf = async ({ headers }: ServiceResponse, by = caller) =>
    (await service.application.effects.list(by, [headers.get('x-request-id') ?? ''])).effects;

  async function restore(response: ServiceResponse): Promise<RecordOutcome[]> {
    const outcomes: RecordOutcome[] = [];
    for (const { record, changes } of (await effectsOf(response)).toReversed()) {
      const inverse = changes.map(({ field: name, from, to }) => ({ field: name, from: to, to: from }));
      if (record) outcomes.push(await service.application.effects.change(caller, { record, changes: inverse }));
    }
    return outcomes;
  }

  async function generate(): Promise<{ response: ServiceResponse; id: string; path: string }> {
    const accessor = { type: 'project_form', project_id: newId() };
    service.projects.set(caller.frameId, [accessor.project_id]);
    const response = await client.send('POST', `${LINKS}/url-generate`, { form_id: 1, accessor, single_use: false });
    const [{ id, url }] = response.body.urls;
    return { response, id, path: new URL(url).pathname };
  }

  it('revoke created links, and let respondents use revoked ones again', async () => {
    const { response, id, path } = await generate();
    const open = async () => (await serviceClient(service.httpPort).send('GET', path)).status;
    const revoked = await client.send('DELETE', `${LINKS}/urls/${id}`);
    expect([revoked.status, await open()]).toEqual([200, 410]);

    expect(await effectsOf(revoked)).toMatchObject([
      { record: { kind: 'form_link', id }, changes: [{ field: EXISTS, from: true, to: false }] },
    ]);
    expect(await effectsOf(revoked, aCaller())).toEqual([]);
    expect([await restore(revoked), await open()]).toEqual([[{ result: 'changed' }], 200]);
    expect([await restore(response), await open()]).toEqual([[{ result: 'changed' }], 410]);
  });

  it('contain the last submission by a link', async () => {
    const since = new Date();
    const { id, path } = await generate();
    const record: FrameRecordRef = { kind: 'form_link', id, projectId: null, label: '' };
    const actions = async () =>
      (await service.application.effects.changesSince(caller, [record], since)).map(({ action }) => action);
    expect(await actions()).toEqual(['form_link.created']);

    const answers = [{ field_id: field, value: 'because' }];
    const submitted = await serviceClient(service.httpPort).send('POST', `${path}/answers`, { answers });

    expect([submitted.status, await actions()]).toEqual([200, ['form_link.created', 'form_link.used']]);
  });

  it('restore the settings of intake links, and deactivate created ones', async () => {
    const created = await client.send('POST', INTAKE, { name: 'Quotes', form_id: 1, quota_per_day: 5 });
    const { id } = created.body.intake_link;
    const expiry = '2100-01-01T00:00:00.000Z';
    const changed = await client.send('PATCH', `${INTAKE}/${id}`, { name: 'Offers', expires_at: expiry });
    expect([created.status, changed.status]).toEqual([200, 200]);
    const read = async () => (await client.send('GET', `${INTAKE}/${id}`)).body.intake_link;

    expect(await restore(changed)).toEqual([{ result: 'changed' }]);
    expect(await read()).toMatchObject({ name: 'Quotes', expires_at: null, quota_per_day: 5, active: true });
    expect(await restore(created)).toEqual([{ result: 'changed' }]);
    expect(await read()).toMatchObject({ name: 'Quotes', active: false });
  });
});
