import type { Api } from './support/api';
import { type AskedFilter, holdFor } from './support/naive-filter';
import { randomFrom } from './support/random';
import { FIELDS, RandomFilters } from './support/random-filters';
import { type SeenProject, seeProjects } from './support/seen-projects';
import { writeFrame } from './support/written-frame';

/** More of them by hand: `SEARCH_REQUESTS=20000`, and others by `SEARCH_SEED`. */
const REQUESTS = Number(process.env['SEARCH_REQUESTS'] ?? 400);
const SEED = Number(process.env['SEARCH_SEED'] ?? 29);
const PROJECTS = 40;
const SIDE_BY_SIDE = 4;

interface Asked {
  readonly filters: readonly AskedFilter[];
  readonly trashed: boolean;
  readonly template: boolean;
}

const ids = ({ projects }: { projects: readonly { id: string }[] }) => projects.map(({ id }) => id).sort();

/** Each way to ask for the projects of a frame. */
async function find(api: Api, group: string, turn: number, asked: Asked): Promise<string[]> {
  const path = turn % 3 === 0 ? `/project-groups/${group}/projects/index` : '/projects/search';
  const { status, body, headers } = await api.send('POST', path, { ...asked, fields: ['id'], perPage: 100 });
  const { validation, errors = validation } = body;
  const answered = { ...asked, status, errors, stale: headers.get('x-trackway-stale') };
  expect(answered).toEqual({ ...asked, status: 200, stale: null });
  expect(body.meta.total).toBe(body.projects.length);
  return ids(body);
}

it(`data written by the API is found by ${REQUESTS} searches over all 29 fields with the values of reads`, async () => {
  const { api, groups, tokens, ...frame } = await writeFrame(SEED, PROJECTS);
  await tokens.seen(api);
  const seen = await seeProjects(api);
  expect(seen).toHaveLength(PROJECTS);
  const random = randomFrom(SEED);
  const filters = new RandomFilters(frame, seen, random);
  const isFound =
    ({ filters: list, trashed, template }: Asked) =>
    (project: SeenProject) =>
      project.isDeleted === trashed && project.isTemplate === template && holdFor(project, list, filters.kindOf);
  const asked = Array.from({ length: REQUESTS }, (_, turn) => {
    const fields = [
      FIELDS[turn % FIELDS.length] as string,
      ...random.some([random.pick(FIELDS), random.pick(FIELDS)], 0.5),
    ];
    return {
      filters: fields.map((field) => filters.make(field)),
      trashed: random.chance(0.1),
      template: random.chance(0.1),
    };
  });
  const compare = async (turn: number, request: Asked) => {
    const expected = seen.filter(isFound(request)).map(({ id }) => id);
    const found = await find(api, groups[0] ?? '', turn, request);
    expect({ SEED, ...request, found }).toEqual({ SEED, ...request, found: expected.sort() });
  };

  const left = [...asked.entries()];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) await compare(...next);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
}, 3_600_000);
