import type { Api } from './support/api';
import { eventually } from './support/eventually';
import { randomFrom } from './support/random';
import { createRandomFrame } from './support/random-frame';

/** `PAGES_SEED` creates other projects. */
const SEED = Number(process.env['PAGES_SEED'] ?? 31);
const PROJECTS = 40;
const MEMBERS = [
  ...['name', 'form', 'form_answers', 'funnels', 'funnel_steps', 'executors', 'users', 'groups', 'tags'],
  ...['tasks', 'customer', 'headquarter', 'contact', 'frame', 'costs', 'completed_percentage', 'ancestors'],
];
const EVERYTHING = 'include=completed_percentage,ancestors';

const ids = (projects: readonly { id: string }[]) => projects.map(({ id }) => id);

/** Reads the page again while events of the writes before have not arrived. */
function readPage(api: Api, query: string): Promise<{ id: string }[]> {
  return eventually(async () => {
    const { status, headers, body } = await api.get(`/projects?perPage=100&${query}`);
    expect({ status, stale: headers.get('x-trackway-stale') }).toEqual({ status: 200, stale: null });
    return body.projects;
  });
}

/** The same projects, each read by its id, for which source services are called. */
async function readEach(api: Api, projects: readonly { id: string }[], query: string): Promise<object[]> {
  const read: object[] = [];
  for (const { id } of projects) read.push((await api.get(`/projects/${id}?${query}`)).body.project);
  return read;
}

describe(`pages of ${PROJECTS} projects with random data`, () => {
  let api: Api;
  let page: { id: string }[];

  beforeAll(async () => {
    const frame = await createRandomFrame(SEED, PROJECTS);
    api = frame.api;
    const [source = '', target = '', ...others] = ids(await readPage(api, 'fields=id'));
    await api.send('POST', `/projects/${source}/merge`, { into: target });
    for (const id of others.slice(0, 5)) {
      await api.send('POST', `/projects/${id}/tasks`, { title: 'Call', due_at: '2027-01-15T09:00:00Z' });
      await api.send('PATCH', `/projects/${id}`, { form_id: frame.form.id, tag_ids: frame.tags });
    }
    await frame.tokens.seen(api);
    page = await readPage(api, EVERYTHING);
  }, 600_000);

  it('contain the bytes that the source services return for each project', async () => {
    // Forms receives the merge with a delay.
    await eventually(async () =>
      expect(JSON.stringify(page)).toBe(JSON.stringify(await readEach(api, page, EVERYTHING))),
    );
    expect(page.length).toBeGreaterThan(PROJECTS / 2);
  }, 120_000);

  it.each(MEMBERS)('contain the same %s if it is requested alone', async (member) => {
    const expected = page.map((project) => ({
      id: project.id,
      [member]: (project as Record<string, unknown>)[member],
    }));

    expect(await readPage(api, `fields=${member}`)).toEqual(expected);
  });

  it('contain the same for random members and sizes', async () => {
    const random = randomFrom(SEED);
    for (let turn = 0; turn < 20; turn += 1) {
      const members = random.some(MEMBERS, 0.3);
      const perPage = random.pick([1, 7, 30]);
      if (members.length === 0) continue;
      const names = new Set(['id', ...members]);

      const { body } = await api.get(`/projects?perPage=${perPage}&page=2&fields=${members.join(',')}`);

      const expected = page
        .slice(perPage, perPage * 2)
        .map((project) => Object.fromEntries(Object.entries(project).filter(([name]) => names.has(name))));
      expect({ SEED, members, projects: body.projects }).toEqual({ SEED, members, projects: expected });
    }
  });
});
