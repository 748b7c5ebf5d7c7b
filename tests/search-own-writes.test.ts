import { aWorkedFrame } from './support/worked-frame';

/** More of them by hand: `SEARCH_PAIRS=10000`. */
const PAIRS = Number(process.env['SEARCH_PAIRS'] ?? 300);
const SIDE_BY_SIDE = 4;
const TOKEN = 'X-Consistency-Token';

it(`a search after a write sees the write, ${PAIRS} times`, async () => {
  const { api, stepIds, projectIds, edge, move, answer } = await aWorkedFrame(SIDE_BY_SIDE);
  const missed: object[] = [];
  let made = 0;

  async function pairs(project: string): Promise<void> {
    for (let n = 1; n <= PAIRS / SIDE_BY_SIDE; n += 1) {
      const step = stepIds[n % stepIds.length];
      const written = n % 2 === 0 ? await answer(project, n) : await move(project, step);
      // A write that was refused, by a machine that has too much to do, is none to look for.
      if (written.status !== 200) continue;
      made += 1;
      const filter =
        n % 2 === 0
          ? { field: 'answer_pool', operator: 'equals', value: n, arguments: [edge] }
          : { field: 'funnel_steps', operator: 'equals', value: step };
      const own = { field: 'id', operator: 'equals', value: project };
      // By the token that it was answered with, or by what the gateway remembers of its own accord.
      const token: Record<string, string> = n % 4 < 2 ? { [TOKEN]: written.headers.get(TOKEN) ?? '' } : {};
      const { status, body, headers } = await api.send('POST', '/projects/search', { filters: [own, filter] }, token);
      // A search that did not wait reports it, so it is no miss.
      const isSeen = status === 200 && (body.projects.length === 1 || headers.get('x-trackway-stale') !== null);
      if (!isSeen) missed.push({ n, project, status });
    }
  }
  await Promise.all(projectIds.map(pairs));

  expect(missed).toEqual([]);
  expect(made).toBeGreaterThan(PAIRS * 0.9);
}, 3_600_000);
