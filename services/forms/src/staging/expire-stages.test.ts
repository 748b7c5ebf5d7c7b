import { unavailable } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { makeExpireStages } from './expire-stages';
import { FakeFormsDatabase, FakeFormsUnitOfWork } from './fake-forms-database';
import { aStage } from './stage-store.contract';

const unused = {} as ConstructorParameters<typeof FakeFormsUnitOfWork>[1];
const now = new Date('2026-06-01T12:00:00Z');

/** Expired stages, all of committed moves. */
async function open(frameIds: readonly string[]) {
  const unitOfWork = new FakeFormsUnitOfWork(new FakeFormsDatabase(), unused);
  const stages = frameIds.map((frameId, day) => aStage(frameId, { createdAt: new Date(Date.UTC(2026, 4, 1 + day)) }));
  await unitOfWork.run(async (stores) => {
    for (const stage of stages) await stores.stages.insert(stage);
  });
  const failing = { frames: new Set<string>(), stages: new Set<string>() };
  const expire = makeExpireStages({
    unitOfWork,
    moves: {
      findCommitted: async ({ frameId }, ids) => {
        if (failing.frames.has(frameId)) throw unavailable('The funnels service is unavailable.');
        return new Set(ids);
      },
    },
    commitStaged: async (frameId, id) => {
      if (failing.stages.has(id)) throw new Error('The answers cannot be stored.');
      const stage = stages.find((one) => one.frameId === frameId && one.id === id);
      if (stage) await unitOfWork.run((stores) => stores.stages.commit(stage, now));
    },
    clock: () => now,
  });
  const pending = async () =>
    (await unitOfWork.read((stores) => stores.stages.pendingSince(now, 10))).map(({ id }) => id);
  return { stages, failing, expire, pending };
}

describe('expired stages', () => {
  it('are committed although one of them cannot be, which is reported and retried', async () => {
    const frameId = newId();
    const { stages, failing, expire, pending } = await open([frameId, frameId, newId()]);
    failing.stages.add(stages[0]?.id ?? '');

    await expect(expire()).rejects.toThrow('The answers cannot be stored.');
    expect(await pending()).toEqual([stages[0]?.id]);
    failing.stages.clear();
    expect(await expire()).toBe(false);
    expect(await pending()).toEqual([]);
  });

  it('are committed although the moves of another frame cannot be read', async () => {
    const { stages, failing, expire, pending } = await open([newId(), newId()]);
    failing.frames.add(stages[0]?.frameId ?? '');

    await expect(expire()).rejects.toThrow('The funnels service is unavailable.');
    expect(await pending()).toEqual([stages[0]?.id]);
  });
});
