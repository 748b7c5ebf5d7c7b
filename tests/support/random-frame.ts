import { type ApiResponse, apiOf } from './api';
import { aChannel, post, secretOf, signed } from './channels';
import { makeForm } from './forms';
import { type Random, randomFrom } from './random';
import { TokenCollector } from './token-collector';

export const WORDS = [
  'Roof',
  'roof',
  'RÓOF',
  'ﬁne',
  'fine',
  '100%',
  'a_b',
  'a\\b',
  'Ünïcode',
  '日本',
  '😀',
  "O'Neil",
  'ß',
];
const OPTIONS = ['a', 'b', 'c'];

/** Field types that answers are compared by, with valid values. */
export const questions: readonly { readonly type: string; readonly values: readonly unknown[] }[] = [
  { type: 'short_text', values: WORDS },
  { type: 'number', values: [-3, 0, 0.5, 12, 84.25] },
  { type: 'date', values: ['2026-01-01', '2026-01-02', '2026-03-01'] },
  { type: 'datetime', values: ['2026-01-01T00:00:00Z', '2026-01-02T01:30:00+02:00', '2026-02-28T12:30:15Z'] },
  { type: 'boolean', values: [true, false] },
  { type: 'single_choice', values: OPTIONS },
  { type: 'multiple_choice', values: [['a'], ['b', 'c'], ['a', 'b', 'c']] },
];

const DATES = [null, '2026-01-01', '2026-01-02', '2026-03-01'];
const TIMES = ['2026-01-01T00:00:00Z', '2026-01-01T23:59:59.999Z', '2026-02-28T12:30:15.250Z'];
const CONCURRENCY = 4;

export type RandomFrame = Awaited<ReturnType<typeof createRandomFrame>>;

/** A frame with random projects and all their searchable data, created through the API. The seed determines the data. */
export async function createRandomFrame(seed: number, projects: number) {
  const frame = await createBaseObjects();
  const random = randomFrom(seed);
  const written: string[] = [];
  while (written.length < projects) {
    const fields = projectFields(frame, random, written);
    written.push(accepted(await random.pick(frame.writers).send('POST', '/projects', fields)).body.project.id);
  }
  const left = [...written.entries()];
  const work = async () => {
    // Each project has its own random numbers, so that the data does not depend on the order of the requests.
    for (let next = left.pop(); next; next = left.pop()) await writeProject(frame, randomFrom(seed + next[0]), next[1]);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return frame;
}

type BaseObjects = Awaited<ReturnType<typeof createBaseObjects>>;

async function createBaseObjects() {
  const tokens = new TokenCollector();
  const api = tokens.of(apiOf());
  const make = async (path: string, member: string, names: readonly string[]): Promise<string[]> => {
    const made: string[] = [];
    for (const name of names) made.push(accepted(await api.send('POST', path, { name })).body[member].id);
    return made;
  };
  const funnels: { id: string; steps: string[] }[] = [];
  for (const name of ['Sales', 'Service']) {
    const steps = ['First', 'Second', 'Third'].map((step) => ({ name: step }));
    const { funnel } = accepted(await api.send('POST', '/funnels', { name, steps })).body;
    funnels.push({ id: funnel.id, steps: funnel.steps.map(({ id }: { id: string }) => id) });
  }
  const options = OPTIONS.map((value) => ({ value, label: value }));
  const fields = questions.map(({ type }) => ({
    label: type,
    type,
    ...(type.endsWith('_choice') ? { options } : {}),
  }));
  const channel = await aChannel(api);
  return {
    api,
    tokens,
    writers: [api, tokens.of(apiOf({ frameId: api.identity.frameId }))],
    customers: await make('/customers', 'customer', ['Acme', 'Zeta', 'Bolt']),
    contacts: await make('/contacts', 'contact', ['Ana', 'Bo']),
    users: await make('/users', 'user', ['Carla', 'Dora', 'Eva']),
    groups: await make('/project-groups', 'project_group', ['All', 'Map', 'Plan']),
    tags: await make('/tags', 'tag', ['Red', 'Green', 'Blue']),
    funnels,
    form: await makeForm(api, fields),
    channel,
    secret: await secretOf(api, channel),
  };
}

/** Every project is in the first group. */
function projectFields(
  { customers, contacts, users, groups }: BaseObjects,
  random: Random,
  written: readonly string[],
): object {
  const [all, ...others] = groups;
  const text = () => `${random.pick(WORDS)}${random.chance(0.5) ? random.pick(WORDS) : ''}`;
  return {
    name: text(),
    code: `${random.pick(WORDS)}-${written.length}`,
    description: random.chance(0.7) ? text() : '',
    impact: random.pick([0, 1, 50, 100]),
    budget: random.pick([0, 1, 99, 100, 5_000_000_000]),
    status: random.pick([1, 2, 3, 4]),
    parent_id: random.chance(0.4) && written.length > 0 ? random.pick(written) : null,
    customer_id: random.pick([null, ...customers]),
    contact_id: random.pick([null, ...contacts]),
    group_ids: [all, ...random.some(others, 0.4)],
    user_ids: random.some(users, 0.4),
    is_template: random.chance(0.1),
  };
}

async function writeProject(frame: BaseObjects, random: Random, project: string): Promise<void> {
  const { api } = frame;
  const places: string[] = [];
  for (const funnel of random.some(frame.funnels, 0.6))
    places.push(...(await writePlace(frame, random, project, funnel)));
  await writeAnswers(frame, random, project, places);
  if (random.chance(0.25)) await receiveMessage(frame, project, random.pick(TIMES));
  if (random.chance(0.3)) {
    accepted(await api.send('PATCH', `/projects/${project}`, { name: random.pick(WORDS), user_ids: [frame.users[0]] }));
  }
  if (!random.chance(0.15)) return;
  accepted(await api.send('DELETE', `/projects/${project}`));
  if (random.chance(0.5)) accepted(await api.send('POST', `/projects/${project}/restore`));
}

/** Returns the id of the assignment, unless the project left the funnel again. */
async function writePlace(
  { api, tags }: BaseObjects,
  random: Random,
  project: string,
  { id, steps }: { id: string; steps: readonly string[] },
): Promise<string[]> {
  const path = `/funnels/${id}/projects/${project}`;
  const { assignment } = accepted(await api.send('POST', path, { step_id: random.pick(steps) })).body;
  const to = random.pick(steps);
  if (to !== assignment.step_id && random.chance(0.5))
    accepted(await api.send('POST', `${path}/move`, { step_id: to }));
  const changes = {
    status: random.pick(['open', 'open', 'won', 'lost', 'paused']),
    forecast_date: random.pick(DATES),
    tag_ids: random.some(tags, 0.4),
  };
  accepted(await api.send('PATCH', path, changes));
  if (!random.chance(0.15)) return [assignment.id];
  accepted(await api.send('DELETE', path));
  return [];
}

async function writeAnswers(
  { api, form, funnels }: BaseObjects,
  random: Random,
  project: string,
  places: readonly string[],
): Promise<void> {
  const steps = funnels.flatMap((funnel) => funnel.steps);
  const accessors: object[] = [
    { type: 'project_form' },
    { type: 'project_step_form', id: random.pick(steps) },
    ...places.map((id) => ({ type: 'project_funnel_assignment', id })),
  ];
  if (random.chance(0.3)) {
    const { loose_form } = accepted(await api.send('POST', `/projects/${project}/loose-forms`, { id: form.id })).body;
    accessors.push({ type: 'project_loose_form', id: loose_form.id });
  }
  for (const accessor of random.some(accessors, 0.6)) {
    const at = { form_id: form.id, accessor: { ...accessor, project_id: project } };
    const indexes = random.some([...questions.keys()], 0.6);
    const answers = indexes.map((n) => ({ field_id: form.edges[n], value: random.pick(questions[n]?.values ?? []) }));
    if (answers.length > 0) accepted(await api.send('PUT', '/dynamic-forms-answers', { ...at, answers }));
    if (random.chance(0.1)) accepted(await api.send('POST', '/dynamic-forms-answers/clear', at));
  }
}

async function receiveMessage({ channel, secret, tokens }: BaseObjects, project: string, at: string): Promise<void> {
  const message = { message: 'Hello', project_id: project, sender: { id: project }, sent_at: at };
  tokens.record(accepted(await post(channel.external_ref, message, signed(secret, message))));
}

function accepted(response: ApiResponse): ApiResponse {
  if (response.status !== 200)
    throw new Error(`A write was rejected: ${response.status} ${JSON.stringify(response.body)}`);
  return response;
}
