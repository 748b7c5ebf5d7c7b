import { createSampleFrame } from './support/sample-frame';

/** `SEARCH_PAIRS=10000` runs more pairs. */
const PAIRS = Number(process.env['SEARCH_PAIRS'] ?? 150);
const CONCURRENCY = 4;
const TOKEN = 'X-Consistency-Token';

it(`a search after a write includes the write, ${PAIRS} times`, async () => {
  const { api, stepIds, projectIds, edge, move, answer } = await createSampleFrame(CONCURRENCY);
  const missed: object[] = [];
  let writes = 0;

  async function pairs(project: string): Promise<void> {
    for (let n = 1; n <= PAIRS / CONCURRENCY; n += 1) {
      const step = stepIds[n % stepIds.length];
      const written = n % 2 === 0 ? await answer(project, n) : await move(project, step);
      // A loaded host may reject a write. There is nothing to find then.
      if (written.status !== 200) continue;
      writes += 1;
      const filter =
        n % 2 === 0
          ? { field: 'answer_pool', operator: 'equals', value: n, arguments: [edge] }
          : { field: 'funnel_steps', operator: 'equals', value: step };
      const own = { field: 'id', operator: 'equals', value: project };
      // With the token of the response, or with the tokens that the gateway remembers for the access token.
      const token: Record<string, string> = n % 4 < 2 ? { [TOKEN]: written.headers.get(TOKEN) ?? '' } : {};
      const { status, body, headers } = await api.send('POST', '/projects/search', { filters: [own, filter] }, token);
      // A search that did not wait reports it as stale, which is allowed.
      const isSeen = status === 200 && (body.projects.length === 1 || headers.get('x-trackway-stale') !== null);
      if (!isSeen) missed.push({ n, project, status });
    }
  }
  await Promise.all(projectIds.map(pairs));

  expect(missed).toEqual([]);
  expect(writes).toBeGreaterThan(PAIRS * 0.9);
}, 3_600_000);
