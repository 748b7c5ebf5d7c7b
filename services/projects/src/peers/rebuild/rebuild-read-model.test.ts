import { notFound, unavailable } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { ReadModel } from '../read-model/read-model';
import type { PartName } from '../read-model/states';
import { makeRebuildReadModel } from './rebuild-read-model';
import type { SourceStreams } from './source-streams';

/** Stores the states of rebuilt parts, and counts those that it had before as removed. */
class FakeReadModel implements ReadModel {
  readonly parts = new Map<string, readonly unknown[]>();

  async store(): Promise<void> {}
  async storeStates(): Promise<void> {}

  async rebuildPart(part: PartName, frameId: string, batches: AsyncIterable<readonly unknown[]>) {
    const states = (await Array.fromAsync(batches)).flat();
    const removed = this.parts.get(`${frameId}/${part}`)?.length ?? 0;
    this.parts.set(`${frameId}/${part}`, states);
    return { kept: states.length, removed };
  }
}

/** Source services that have one record per part and frame in two batches. `failures` are thrown after the first one. */
function open(...failures: Error[]) {
  const callers: Caller[] = [];
  const stream = (part: PartName) =>
    async function* (caller: Caller) {
      callers.push(caller);
      yield [{ id: `${caller.frameId} ${part} 1` }];
      const failure = failures.shift();
      if (failure) throw failure;
      yield [{ id: `${caller.frameId} ${part} 2` }];
    };
  const names: readonly PartName[] = ['funnels', 'assignments', 'forms', 'edges', 'answers', 'conversations'];
  const sources = Object.fromEntries(names.map((name) => [name, stream(name)])) as unknown as SourceStreams;
  const readModel = new FakeReadModel();
  return { callers, readModel, rebuild: makeRebuildReadModel({ readModel, sources, retryDelaysMs: [0, 0] }) };
}

describe('a rebuild of the read model', () => {
  it('yields the result of each part of each frame, and can be repeated', async () => {
    const { readModel, callers, rebuild } = open();
    const given = { frameIds: ['a', 'b'], parts: ['forms', 'edges'] } as const;
    const kept = { kept: 2, removed: 0 };

    expect(await Array.fromAsync(rebuild(given))).toEqual([
      { frameId: 'a', part: 'forms', ...kept },
      { frameId: 'a', part: 'edges', ...kept },
      { frameId: 'b', part: 'forms', ...kept },
      { frameId: 'b', part: 'edges', ...kept },
    ]);
    expect(readModel.parts.get('b/edges')).toEqual([{ id: 'b edges 1' }, { id: 'b edges 2' }]);
    expect(callers[0]).toMatchObject({ kind: 'system', frameId: 'a', scopes: [] });
    expect((await Array.fromAsync(rebuild(given)))[0]).toMatchObject({ kept: 2, removed: 2 });
  });

  it('starts a part again if its source service becomes unavailable', async () => {
    const { readModel, rebuild } = open(unavailable('Forms is down.'), unavailable('Forms is down.'));

    expect(await Array.fromAsync(rebuild({ frameIds: ['a'], parts: ['forms'] }))).toMatchObject([{ kept: 2 }]);
    expect(readModel.parts.get('a/forms')).toHaveLength(2);
  });

  it('fails after the last attempt, and keeps the parts that are complete', async () => {
    const failures = [1, 2, 3].map(() => unavailable('Forms is down.'));
    const { readModel, rebuild } = open(...failures);
    const running = rebuild({ frameIds: ['a'], parts: ['forms', 'edges'] });

    await expect(running.next()).rejects.toMatchObject({ kind: 'unavailable' });
    expect([...readModel.parts]).toEqual([]);
    expect(await running.next()).toEqual({ done: true, value: undefined });
  });

  it('fails at once with another error', async () => {
    const { callers, rebuild } = open(notFound('form'));

    await expect(rebuild({ frameIds: ['a'], parts: ['forms'] }).next()).rejects.toMatchObject({ kind: 'not_found' });
    expect(callers).toHaveLength(1);
  });

  it('of nothing yields nothing', async () => {
    const { rebuild } = open();

    expect(await Array.fromAsync(rebuild({ frameIds: [], parts: ['forms'] }))).toEqual([]);
  });
});
