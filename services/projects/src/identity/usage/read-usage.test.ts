import { type Caller, newId } from '@trackway/runtime';
import { FakeUsageStore } from './fake-usage-store';
import { makeReadUsage } from './read-usage';
import { aReport } from './usage-store.contract';

const caller: Caller = { kind: 'user', id: newId(), frameId: newId(), scopes: [] };
const page = { page: 1, perPage: 10 };

async function setUp() {
  const usage = new FakeUsageStore();
  const days = ['2026-01-01', '2026-01-02', '2026-01-30', '2026-01-31', '2026-02-01'];
  await usage.add(
    caller.frameId,
    days.map((day) => aReport(1, { requests: 1 }, { day })),
  );
  return makeReadUsage({ usage, clock: () => new Date('2026-01-31T23:59:59Z') });
}

describe('reading usage', () => {
  it.each([
    [undefined, undefined, ['2026-01-31', '2026-01-30', '2026-01-02']],
    ['2026-01-01', '2026-01-30', ['2026-01-30', '2026-01-02', '2026-01-01']],
    [undefined, '2026-01-02', ['2026-01-02', '2026-01-01']],
    ['2026-01-31', undefined, ['2026-01-31']],
  ])('from %s to %s', async (from, to, expected) => {
    const read = await setUp();

    const { usage, sum, meta } = await read(caller, { from, to, page });

    expect(usage.map(({ day }) => day)).toEqual(expected);
    expect({ requests: sum.requests, total: meta.total }).toEqual({
      requests: expected.length,
      total: expected.length,
    });
  });

  it('starts in the year 1 at the earliest', async () => {
    const usage = new FakeUsageStore();
    const page1 = jest.spyOn(usage, 'page');
    await makeReadUsage({ usage, clock: () => new Date() })(caller, { from: undefined, to: '0001-01-02', page });

    expect(page1).toHaveBeenCalledWith(caller.frameId, { from: '0001-01-01', to: '0001-01-02' }, page);
  });

  it('rejects a period that ends before it starts', async () => {
    const read = await setUp();

    const reversed = read(caller, { from: '2026-01-02', to: '2026-01-01', page });

    await expect(reversed).rejects.toMatchObject({ code: 'validation_errors' });
  });
});
