import { createClient } from '@trackway/client';
import { readLastRun, readRuns } from './rule-api';

const RUNS = Array.from({ length: 130 }, (_, index) => ({
  id: `r${index}`,
  assistant_id: index < 60 ? 'busy' : 'rare',
  status: index % 2 === 0 ? 'succeeded' : 'failed',
}));

/** An API with the runs of two assistants of a step. The 60 newest are all of one of them. */
const call = createClient({
  baseUrl: 'http://api.test',
  token: 'token',
  fetch: async (input) => {
    const { searchParams: query } = new URL(String(input));
    const [page, perPage] = [Number(query.get('page')), Number(query.get('perPage'))];
    const [assistant, status] = [query.get('filter[assistant_id]'), query.get('filter[status]')];
    const found = RUNS.filter(
      (run) => (assistant ?? run.assistant_id) === run.assistant_id && (status ?? run.status) === run.status,
    );
    const meta = { total: found.length, last_page: Math.ceil(found.length / perPage) };
    return Response.json({ execution_logs: found.slice((page - 1) * perPage, page * perPage), meta });
  },
}).call;

describe('the runs of an assistant', () => {
  const rare = { id: 'rare', step: 's1' };

  it('are found if other assistants of the step have run since', async () => {
    const { runs, meta } = await readRuns(call, rare, {});

    expect(runs.map(({ id }) => id)).toEqual(RUNS.slice(60, 110).map(({ id }) => id));
    expect(meta).toMatchObject({ total: 70, last_page: 2 });
  });

  it('contain the latest one, whichever assistant ran last', async () => {
    expect((await readLastRun(call, rare))?.id).toBe('r60');
    expect(await readLastRun(call, { id: 'new', step: 's1' })).toBeUndefined();
  });

  it('are read by page and by result', async () => {
    expect((await readRuns(call, rare, { page: 2 })).runs.map(({ id }) => id)).toEqual(
      RUNS.slice(110).map(({ id }) => id),
    );
    expect((await readRuns(call, rare, { status: 'failed' })).meta.total).toBe(35);
  });
});
