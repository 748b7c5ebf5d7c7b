import { type Api, apiOf, readResponse } from './support/api';
import { aChannel, itemsOf, post } from './support/channels';
import { documentedObjects } from './support/documented-objects';
import { eventually } from './support/eventually';
import { apiOfAccount, aServiceAccount } from './support/issued-tokens';
import { importAll, workbook } from './support/spreadsheets';
import { system } from './support/system';

/** Operations that no other outside test sends with success. Examples of responses are recorded from them. */
describe('operations that other tests do not send', () => {
  const api: Api = apiOf();
  let known: Record<string, string>;
  beforeAll(async () => {
    known = await documentedObjects(api);
  });

  async function ok(method: string, path: string, body?: object) {
    const response = await api.send(method, path, body);
    expect({ method, path, status: response.status, error: response.body.error }).toEqual({
      method,
      path,
      status: 200,
    });
    return response.body;
  }

  async function submit(path: string, file: Blob, fields: Record<string, string>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file, 'plan.txt');
    return readResponse(await fetch(`${system.base_url}${path}`, { method: 'POST', body: form }));
  }

  it('describe the search fields of every service', async () => {
    for (const model of ['conversation', 'media_item', 'channel', 'form']) await ok('GET', `/system/params/${model}`);
  });

  it('change and delete several customers and contacts', async () => {
    for (const [many, one] of [
      ['customers', 'customer'],
      ['contacts', 'contact'],
    ] as const) {
      const { id } = (await ok('POST', `/${many}`, { name: 'Ana' }))[one];
      await ok('PATCH', `/${many}`, { [many]: [{ id, name: 'Ana Lima' }] });
      await ok('POST', `/${many}/bulk-delete`, { ids: [id] });
    }
  });

  it('create, change, assign and delete roles', async () => {
    const { id } = (await ok('POST', '/roles', { name: 'Site manager', scopes: ['projects:read'] })).role;
    const user = (await ok('POST', '/users', { name: 'Ana' })).user.id;
    await ok('GET', '/roles');
    await ok('GET', `/roles/${id}`);
    await ok('PATCH', `/roles/${id}`, { description: 'Manages building sites' });
    await ok('PUT', `/users/${user}/roles`, { role_ids: [id] });
    await ok('GET', `/users/${user}/roles`);
    await ok('DELETE', `/roles/${id}`);
  });

  it('list and change what belongs to a project', async () => {
    const { PROJECT, LOOSE_FORM, FUNNEL, STEP, USER_ID } = known;
    const group = (await ok('POST', '/project-groups', { name: 'West' })).project_group.id;
    await ok('POST', `/project-groups/${group}/projects/${PROJECT}`);
    await ok('POST', `/project-groups/${group}/projects/index`, { perPage: 10 });
    await ok('DELETE', `/project-groups/${group}/projects/${PROJECT}`);
    await ok('GET', `/projects/${PROJECT}/loose-forms`);
    await ok('DELETE', `/projects/${PROJECT}/loose-forms/${LOOSE_FORM}`);
    await ok('POST', `/funnels/${FUNNEL}/projects/${PROJECT}`, { step_id: (await steps()).at(0) });
    await ok('GET', `/funnels/${FUNNEL}/projects`);
    await ok('GET', `/funnels/${FUNNEL}/times`);
    await ok('GET', `/users/${USER_ID}/revoked-scopes`);
    await ok('GET', `/steps/${STEP}`);
  });

  async function steps(): Promise<string[]> {
    const { funnel } = await ok('GET', `/funnels/${known['FUNNEL']}`);
    return funnel.steps.map(({ id }: { id: string }) => id);
  }

  it('order steps and their attachments', async () => {
    const { FUNNEL, STEP, VIDEO } = known;
    await ok('PUT', `/funnels/${FUNNEL}/steps/order`, { step_ids: (await steps()).reverse() });
    await ok('GET', `/steps/${STEP}/attachments`);
    await ok('PUT', `/steps/${STEP}/attachments/order`, { attachment_ids: [VIDEO] });
    await ok('PATCH', `/steps/${STEP}/attachments/${VIDEO}`, { name: 'Safety on roofs' });
    await ok('DELETE', `/steps/${STEP}/attachments/${VIDEO}`);
  });

  it('preview an assistant', async () => {
    const { STEP, PROJECT } = known;
    const trigger = { type: 'entered' };
    const actions = [{ type: 'set_field', field: 'impact', value: 90 }];
    const described = (await ok('GET', `/steps/${STEP}/assistants`)).step_assistants ?? [];
    expect(described).toEqual([]);
    const { step_assistant } = await ok('POST', `/steps/${STEP}/assistants`, { name: 'Impact', trigger, actions });
    const path = `/steps/${STEP}/assistants/${step_assistant.id}`;
    await ok('POST', `${path}/dry-run`, { project_id: PROJECT });
    await ok('GET', `${path}/explain?project_id=${PROJECT}`);
  });

  it('test rules and read their versions', async () => {
    const assistants = `/steps/${known['STEP']}/assistants`;
    const rule = {
      name: 'Start',
      trigger: { type: 'entered' },
      actions: [{ type: 'set_field', field: 'impact', value: 1 }],
      tests: [{ name: 'Any project', expect: { fires: true } }],
    };
    const { id } = (await ok('POST', assistants, rule)).step_assistant;
    await ok('PATCH', `${assistants}/${id}`, { name: 'Begin' });
    await ok('POST', `${assistants}/${id}/test`);
    await ok('GET', `${assistants}/${id}/versions`);
    await ok('GET', `${assistants}/${id}/versions/1`);
    await ok('GET', `${assistants}/${id}/versions/2/diff`);
    await ok('POST', `${assistants}/${id}/versions/1/restore`, {});
    await ok('GET', `/automations/${known['AUTOMATION']}/versions/1`);
  });

  it('delete and restore forms and funnels', async () => {
    const { form } = await ok('POST', '/forms', { title: 'Visit', fields: [{ label: 'Notes', type: 'short_text' }] });
    await ok('DELETE', `/forms/${form.id}`);
    await ok('POST', `/forms/${form.id}/restore`);
    const { funnel } = await ok('POST', '/funnels', { name: 'Service', steps: [{ name: 'Ticket' }] });
    await ok('DELETE', `/funnels/${funnel.id}`);
    await ok('POST', `/funnels/${funnel.id}/restore`);
  });

  it('read and delete a reply template', async () => {
    const { reply_template: template } = await ok('POST', '/reply-templates', { name: 'Thanks', body: 'Thank you!' });
    await ok('GET', `/reply-templates/${template.id}`);
    await ok('DELETE', `/reply-templates/${template.id}`);
  });

  it('operate a channel', async () => {
    const channel = await aChannel(api);
    const path = `/channels/${channel.id}`;
    await post(channel.external_ref, { message: 'Hello', sender: { id: 'ana' } });
    await eventually(async () => expect(await itemsOf(api, channel)).toHaveLength(1));
    await ok('GET', '/conversations/labels');
    const [delivery] = (await ok('GET', `${path}/deliveries`)).deliveries;
    await ok('POST', `${path}/deliveries/${delivery.id}/replay`);
    await ok('POST', `${path}/secret`, {});
    await ok('DELETE', `${path}/secret`);
    await ok('POST', `${path}/deactivate`);
    await ok('POST', `${path}/activate`);
    await ok('DELETE', path);
    await ok('POST', `${path}/restore`);
  });

  it('accept files and answers by a link', async () => {
    const fields = [
      { label: 'Plan', type: 'file' },
      { label: 'Area', type: 'number' },
    ];
    const { form } = await ok('POST', '/forms', { title: 'Site', fields });
    const accessor = { type: 'project_form', project_id: known['PROJECT'] };
    const plan = new Blob(['plan'], { type: 'text/plain' });
    const [file, area] = form.fields;
    const context = { 'accessor[type]': accessor.type, 'accessor[project_id]': accessor.project_id ?? '' };
    const upload = await api.upload('/dynamic-forms-answers-file', plan, {
      form_id: String(form.id),
      field_id: file.id,
      ...context,
    });
    expect(upload.status).toBe(200);

    const link = await ok('POST', '/dynamic-forms/pivot-accessor/url-generate', { form_id: form.id, accessor });
    const { pathname } = new URL(link.url ?? link.urls[0].url ?? link.urls[0], system.base_url);
    expect(await submit(`${pathname}/files`, plan, { field_id: file.id })).toMatchObject({ status: 200 });
    const submitted = await fetch(`${system.base_url}${pathname}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answers: [{ field_id: area.id, value: 84 }] }),
    });
    expect(submitted.status).toBe(200);
  });

  it('issue and revoke a token of a service account', async () => {
    const account = await aServiceAccount(api, ['projects:read']);
    const { token } = await apiOfAccount(api, account);
    const send = (path: string, body: object) =>
      fetch(`${system.base_url}/api/management/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { client_id, client_secret } = account;
    expect((await send('token', { grant_type: 'client_credentials', client_id, client_secret })).status).toBe(200);
    expect((await send('revoke', { token })).status).toBe(200);
  });

  it('suggest a mapping of an import, and retry an operation', async () => {
    const rows = [
      ['Name', 'E-mail'],
      ['Ana', 'ana@example.org'],
    ];
    const suggestions = await api.upload('/spreadsheet-operations/import/contact/suggestions', await workbook(rows));
    expect(suggestions.status).toBe(200);
    const { id } = await importAll(api, 'contact', await workbook([['Name'], ['Bo']]));
    await api.send('POST', `/spreadsheet-operations/${id}/retry`);
  });
});
