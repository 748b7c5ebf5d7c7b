import type { Api } from './support/api';
import { type ProjectState, readProjectStates } from './support/project-states';
import { randomFrom } from './support/random';
import { FIELDS, RandomFilters } from './support/random-filters';
import { createRandomFrame } from './support/random-frame';
import { matchesFilters, type SearchFilter } from './support/reference-filter';

/** `SEARCH_REQUESTS=20000` runs more searches, `SEARCH_SEED` other ones. */
const REQUESTS = Number(process.env['SEARCH_REQUESTS'] ?? 200);
const SEED = Number(process.env['SEARCH_SEED'] ?? 29);
const PROJECTS = 40;
const CONCURRENCY = 4;

interface SearchRequest {
  readonly filters: readonly SearchFilter[];
  readonly trashed: boolean;
  readonly template: boolean;
}

const ids = ({ projects }: { projects: readonly { id: string }[] }) => projects.map(({ id }) => id).sort();

/** Sends a search in one of the possible ways. */
async function find(api: Api, group: string, turn: number, requests: SearchRequest): Promise<string[]> {
  const path = turn % 3 === 0 ? `/project-groups/${group}/projects/index` : '/projects/search';
  const { status, body, headers } = await api.send('POST', path, { ...requests, fields: ['id'], perPage: 100 });
  const { validation, errors = validation } = body;
  const actual = { ...requests, status, errors, stale: headers.get('x-trackway-stale') };
  expect(actual).toEqual({ ...requests, status: 200, stale: null });
  expect(body.meta.total).toBe(body.projects.length);
  return ids(body);
}

it(`data written by the API is found by ${REQUESTS} searches over all 29 fields with the values of reads`, async () => {
  const { api, groups, tokens, ...frame } = await createRandomFrame(SEED, PROJECTS);
  await tokens.seen(api);
  const states = await readProjectStates(api);
  expect(states).toHaveLength(PROJECTS);
  const random = randomFrom(SEED);
  const filters = new RandomFilters(frame, states, random);
  const isFound =
    ({ filters: list, trashed, template }: SearchRequest) =>
    (project: ProjectState) =>
      project.isDeleted === trashed && project.isTemplate === template && matchesFilters(project, list, filters.kindOf);
  const requests = Array.from({ length: REQUESTS }, (_, turn) => {
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
  const compare = async (turn: number, request: SearchRequest) => {
    const expected = states.filter(isFound(request)).map(({ id }) => id);
    const found = await find(api, groups[0] ?? '', turn, request);
    expect({ SEED, ...request, found }).toEqual({ SEED, ...request, found: expected.sort() });
  };

  const left = [...requests.entries()];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) await compare(...next);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}, 3_600_000);
