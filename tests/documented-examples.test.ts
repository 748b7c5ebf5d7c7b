import { type Api, apiOf, readResponse } from './support/api';
import { post, type TestChannel } from './support/channels';
import { system } from './support/system';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>>;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly example?: unknown }>> };
}

interface Example {
  readonly operationId: string;
  readonly method: string;
  /** Below /api/management, with the names of its parameters. */
  readonly path: string;
  readonly body: object;
}

/** Operation whose example creates the object that a parameter of a path names. */
const CREATED_BY: Readonly<Record<string, string>> = {
  agent: 'createAiAgent',
  automation: 'createAutomation',
  channel: 'createChannel',
  contact: 'createContact',
  customer: 'createCustomer',
  form: 'createForm',
  funnel: 'createFunnel',
  project: 'createProject',
  project_group: 'createProjectGroup',
  reply_template: 'createReplyTemplate',
  service_account: 'createServiceAccount',
  tag: 'createTag',
  task: 'createTask',
  user: 'createUser',
  webhook: 'createWebhook',
};

/** Examples of the bodies of requests. */
function examplesOf({ paths, components }: Document): readonly Example[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody }]) => {
      const reference = requestBody?.content['application/json']?.schema?.$ref?.split('/').at(-1);
      const body = reference === undefined ? undefined : components.schemas[reference]?.example;
      const example = { operationId, method: method.toUpperCase(), path: path.replace('/api/management', '') };
      return typeof body === 'object' && body !== null ? [{ ...example, body }] : [];
    }),
  );
}

describe('the documented request examples', () => {
  it('succeed unchanged', async () => {
    const { body: document } = await readResponse(await fetch(`${system.base_url}/openapi.json`));
    const examples = examplesOf(document);
    const api = apiOf();
    const ids = new Map<string, string>();

    const results = [];
    for (const example of examples.toSorted((one, other) => stage(one) - stage(other))) {
      const { status, body } = await api.send(example.method, filled(example.path, ids), example.body);
      results.push({ operationId: example.operationId, status, error: body.error });
      const parameter = Object.keys(CREATED_BY).find((name) => CREATED_BY[name] === example.operationId);
      if (parameter) ids.set(parameter, idOf(body));
      if (example.operationId === 'createFunnel') ids.set('step', body.funnel.steps[0].id);
      if (example.operationId === 'createProject') await enterFunnel(api, ids);
      if (example.operationId === 'createChannel') ids.set('conversation', await conversationOn(api, body.channel));
    }

    expect(examples.length).toBeGreaterThanOrEqual(44);
    expect(results.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

/** Objects are created before they are used, and objects within others after these. */
function stage({ operationId, path }: Example): number {
  const creates = Object.values(CREATED_BY).includes(operationId);
  // The project enters the funnel as soon as it exists.
  if (operationId === 'createProject') return 1;
  if (creates) return path.includes('{') ? 2 : 0;
  return 3;
}

function filled(path: string, ids: ReadonlyMap<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_match, name: string) => (name === 'type' ? 'project' : (ids.get(name) ?? name)));
}

/** Id of the only object in a response. */
function idOf(body: Readonly<Record<string, unknown>>): string {
  const objects = Object.values(body).filter((value) => typeof value === 'object' && value !== null && 'id' in value);
  const [object] = objects as { id: string }[];
  return String(object?.id);
}

async function enterFunnel(api: Api, ids: ReadonlyMap<string, string>): Promise<void> {
  await api.send('POST', `/funnels/${ids.get('funnel')}/projects/${ids.get('project')}`, {});
}

async function conversationOn(api: Api, { external_ref: reference }: TestChannel): Promise<string> {
  await post(reference, { message: 'Hello', sender: { id: 'ana' } });
  const { body } = await api.get('/conversations');
  return body.conversations[0].id;
}
