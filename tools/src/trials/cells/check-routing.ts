import { Tenant } from './tenant';
import type { TwoCells } from './two-cells';

type Check = (what: string, isOk: boolean, found?: unknown) => void;

const NEW_TENANTS = 12;

/** Requests of every kind reach the cell of their tenant. Returns whether all checks succeeded. */
export async function checkRouting(cells: TwoCells, log: (line: string) => void): Promise<boolean> {
  let failures = 0;
  const check: Check = (what, isOk, found) => {
    if (!isOk) failures += 1;
    log(`${isOk ? '✓' : '✗'} ${what}${isOk ? '' : `: ${JSON.stringify(found)}`}`);
  };
  const { main, b } = cells;
  const tenants = Array.from({ length: NEW_TENANTS }, () => new Tenant(main.connection.base_url, main.tokenSecret));
  for (const tenant of tenants) await tenant.expect('POST', '/projects', { name: 'Roof' });
  const placed: string[] = [];
  for (const { frameId } of tenants) placed.push(await cells.cell('place', frameId));
  const elsewhere = tenants.filter((_, index) => placed[index]?.includes(' on b,'));
  check('new tenants are distributed over both cells', elsewhere.length > 0 && elsewhere.length < NEW_TENANTS, placed);
  const [tenant] = elsewhere;
  const [own] = tenants.filter((one) => !elsewhere.includes(one));
  if (!tenant || !own) return false;
  await checkRequests(tenant, b.connection.base_url, check);
  await checkFailures(cells, { tenant, own }, check);
  return failures === 0;
}

async function checkRequests(tenant: Tenant, cellUrl: string, check: Check): Promise<void> {
  const { project } = (await tenant.expect('POST', '/projects', { name: 'Wall' })) as { project: { id: string } };
  const direct = await new DirectClient(cellUrl, tenant).call('GET', `/projects/${project.id}`);
  check('a project is stored in the cell of its tenant', direct.status === 200, direct.text);

  const account = await tenant.expect('POST', '/service-accounts', { name: 'Sync', scopes: ['projects:read'] });
  const { client_id, client_secret } = account;
  const credentials = { grant_type: 'client_credentials', client_id, client_secret };
  const signedIn = await tenant.call('POST', '/auth/token', credentials);
  const token = String(signedIn.body['access_token']);
  check('a service account signs in', signedIn.status === 200, signedIn.text);
  const listed = await tenant.call('GET', '/projects', undefined, token);
  check('its token is accepted', listed.status === 200, listed.text);

  const shared = await tenant.expect('POST', `/projects/${project.id}/share`, { fields: ['status'] });
  const shareToken = (shared['project'] as { share_token: string }).share_token;
  const page = await tenant.open('GET', `/share/${shareToken}`, undefined, { accept: 'application/json' });
  check('a share page is opened', page.status === 200, page.text);

  const fields = [{ key: 'name', label: 'Name', type: 'short_text', required: true }];
  const { form } = (await tenant.expect('POST', '/forms', { title: 'Survey', fields })) as unknown as {
    form: { id: number; fields: { id: string }[] };
  };
  const generated = await tenant.expect('POST', '/dynamic-forms/pivot-accessor/url-generate', {
    form_id: form.id,
    accessor: { type: 'project_form', project_id: project.id },
  });
  const { pathname } = new URL((generated['urls'] as { url: string }[])[0]?.url ?? '');
  const answers = { answers: [{ field_id: form.fields[0]?.id, value: 'Ana' }] };
  const submitted = await tenant.open('POST', `${pathname}/answers`, answers);
  check('a form link is submitted', submitted.status === 200, submitted.text);

  const { channel } = (await tenant.expect('POST', '/channels', { name: 'Mail', kind: 'email' })) as unknown as {
    channel: { external_ref: string };
  };
  const message = await tenant.open('POST', `/api/management/channels/inbound/${channel.external_ref}`, {
    message: 'Hi',
  });
  check('an inbound message is received', message.status === 200, message.text);
  const unknown = await tenant.open('POST', '/api/management/channels/inbound/unknown', { message: 'Hi' });
  check('an unknown reference is 404', unknown.status === 404, unknown.text);

  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'readMe', arguments: {} } };
  const mcp = await tenant.open('POST', '/mcp', call, { authorization: `Bearer ${tenant.token}` });
  check('an MCP tool reads the tenant', mcp.text.includes(tenant.frameId), mcp.text);
}

async function checkFailures(
  { main, b }: TwoCells,
  tenants: { tenant: Tenant; own: Tenant },
  check: Check,
): Promise<void> {
  const { tenant, own } = tenants;
  const [gateway] = b.services.gateway.replicas;
  await gateway?.kill();
  const away = await tenant.call('GET', '/projects');
  check('a cell that is away is 503 with Retry-After', away.status === 503 && 'retry-after' in away.headers, away);
  check('other tenants are not affected', (await own.call('GET', '/projects')).status === 200);
  await gateway?.start();

  const [projects] = main.services.projects.replicas;
  await projects?.kill();
  const response = await tenant.call('GET', '/projects');
  check('tenants of the cell work without the services of the entry', response.status === 200, response.text);
  await projects?.start();
}

/** Sends requests of a tenant to another gateway. */
class DirectClient {
  constructor(
    private readonly url: string,
    private readonly tenant: Tenant,
  ) {}

  call(method: string, path: string) {
    const moved = Object.assign(Object.create(this.tenant), { baseUrl: this.url }) as Tenant;
    return moved.call(method, path);
  }
}
