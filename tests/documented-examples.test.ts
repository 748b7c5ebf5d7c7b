import { type Api, apiOf, readResponse } from './support/api';
import { post, type TestChannel } from './support/channels';
import { system } from './support/system';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema?: { readonly $ref?: string }; readonly example?: unknown }>
    >;
  };
  readonly responses: Readonly<
    Record<
      string,
      { readonly content?: Readonly<Record<string, { readonly example?: unknown; readonly examples?: object }>> }
    >
  >;
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
  assistant: 'createStepAssistant',
  automation: 'createAutomation',
  channel: 'createChannel',
  contact: 'createContact',
  customer: 'createCustomer',
  form: 'createForm',
  funnel: 'createFunnel',
  project: 'createProject',
  project_group: 'createProjectGroup',
  reply_template: 'createReplyTemplate',
  role: 'createRole',
  service_account: 'createServiceAccount',
  tag: 'createTag',
  task: 'createTask',
  user: 'createUser',
  view: 'createView',
  webhook: 'createWebhook',
};

/** Ids of recorded examples begin with this. A request that names one needs an object of the reader. */
const EXAMPLE_ID = '0198c0de-';
/** Their examples need values of other responses, or objects in a state. */
const NEEDS_STATE = [
  'createIdentityProvider',
  'undoCause',
  'deleteContacts',
  'updateContacts',
  'updateStepAttachment',
  'receiveMessage',
  'tellMessageStatus',
  'requestToken',
  'revokeFoundToken',
  'sendMessage',
  'submitFormLink',
];

/** Examples of the bodies of requests. */
function examplesOf({ paths, components }: Document): readonly Example[] {
  const managed = Object.entries(paths).filter(([path]) => path.startsWith('/api/management/'));
  return managed.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody }]) => {
      const json = requestBody?.content['application/json'];
      const reference = json?.schema?.$ref?.split('/').at(-1);
      const ofSchema = reference === undefined ? undefined : components.schemas[reference]?.example;
      const body = ofSchema ?? json?.example;
      const example = { operationId, method: method.toUpperCase(), path: path.replace('/api/management', '') };
      const isComplete = !JSON.stringify(body ?? null).includes(EXAMPLE_ID) && !NEEDS_STATE.includes(operationId);
      return typeof body === 'object' && body !== null && isComplete ? [{ ...example, body }] : [];
    }),
  );
}

const responsesOf = ({ paths }: Document) =>
  Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId, responses }) => ({ operationId, responses })),
  );

describe('the documented responses', () => {
  it('have an example for almost every operation', async () => {
    const { body: document } = await readResponse(await fetch(`${system.base_url}/openapi.json`));
    const successes = responsesOf(document).flatMap(({ operationId, responses }) => {
      const json = responses['200']?.content?.['application/json'];
      return json ? [{ operationId, example: json.example }] : [];
    });

    const without = successes.filter(({ example }) => example === undefined);
    expect(without.length).toBeLessThan(successes.length / 20);
  });

  it('contain the texts of errors', async () => {
    const { body: document } = await readResponse(await fetch(`${system.base_url}/openapi.json`));

    expect(JSON.stringify(document)).not.toContain('See doc_url for cause and solution');
  });
});

describe('the documented request examples', () => {
  it('exist for every media type of every body', async () => {
    const { body } = await readResponse(await fetch(`${system.base_url}/openapi.json`));
    const { paths, components }: Document = body;
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

    const without = operations.flatMap(({ operationId, requestBody }) =>
      Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema, example }]) => {
        const name = schema?.$ref?.split('/').at(-1) ?? '';
        const found = example ?? components.schemas[name]?.example;
        return found === undefined ? [`${operationId} ${type}`] : [];
      }),
    );
    expect(without).toEqual([]);
  });

  it('succeed unchanged', async () => {
    const { body: document } = await readResponse(await fetch(`${system.base_url}/openapi.json`));
    const examples = examplesOf(document);
    const api = apiOf();
    const ids = new Map<string, string>();

    const results = [];
    for (const example of examples.toSorted((one, other) => stage(one) - stage(other))) {
      const path = filled(example.path, ids);
      // The example that creates the object names an object of the reader, so it was not sent.
      if (path === undefined) continue;
      const { status, body } = await api.send(example.method, path, example.body);
      results.push({ operationId: example.operationId, status, error: body.error });
      const parameter = Object.keys(CREATED_BY).find((name) => CREATED_BY[name] === example.operationId);
      if (parameter) ids.set(parameter, idOf(body));
      if (example.operationId === 'createFunnel') ids.set('step', body.funnel.steps[0].id);
      if (example.operationId === 'createProject') await enterFunnel(api, ids);
      if (example.operationId === 'createChannel') ids.set('conversation', await conversationOn(api, body.channel));
    }

    expect(results.length).toBeGreaterThanOrEqual(50);
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

/** The path with ids, or undefined if no example has created one of the objects. */
function filled(path: string, ids: ReadonlyMap<string, string>): string | undefined {
  const known = new Map([...ids, ['type', 'project']]);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.every((name) => known.has(name))
    ? path.replace(/\{(\w+)\}/g, (_match, name: string) => known.get(name) ?? name)
    : undefined;
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
