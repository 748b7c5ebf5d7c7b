import { quietLogger } from '@trackway/testkit';
import { COMMIT_DELAY_MS as DELAY_MS, OffsetCommits, type ProcessedOffset } from './offset-commits';

function offsetCommits() {
  const committed: string[] = [];
  let failures = 0;
  let blocked: Promise<void> | undefined;
  const commit = async (offsets: readonly ProcessedOffset[]) => {
    await blocked;
    if (failures-- > 0) throw new Error('not the coordinator');
    committed.push(offsets.map(({ topic, partition, offset }) => `${topic}/${partition}@${offset}`).join(' '));
  };
  const commits = new OffsetCommits({ commit, logger: quietLogger() });
  const add = (partition: number, offset: number) =>
    commits.add({ topic: 'projects', partition, offset: String(offset) });
  return {
    commits,
    committed,
    add,
    fail: (times: number) => {
      failures = times;
    },
    block: (until: Promise<void>) => {
      blocked = until;
    },
  };
}

describe('commits of offsets', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('contain the last offset of each partition, once in each interval', async () => {
    const { committed, add } = offsetCommits();

    add(0, 1);
    add(1, 7);
    add(0, 2);
    await pass(DELAY_MS - 1);
    expect(committed).toEqual([]);
    await pass(1);
    add(0, 3);
    await pass(DELAY_MS);
    await pass(10 * DELAY_MS);

    expect(committed).toEqual(['projects/0@2 projects/1@7', 'projects/0@3']);
  });

  it('are immediate on request', async () => {
    const { commits, committed, add } = offsetCommits();
    add(0, 1);

    await commits.flush();
    await pass(DELAY_MS);

    expect(committed).toEqual(['projects/0@1']);
  });

  it('are repeated after an error, with newer offsets', async () => {
    const { committed, add, fail } = offsetCommits();
    fail(2);
    add(0, 1);
    add(1, 1);
    await pass(DELAY_MS);
    add(0, 2);

    await pass(2 * DELAY_MS);

    expect(committed).toEqual(['projects/0@2 projects/1@1']);
  });

  it('are not made for partitions that are lost', async () => {
    const { commits, committed, add } = offsetCommits();
    add(0, 1);

    commits.discard();
    await pass(DELAY_MS);

    expect(committed).toEqual([]);
  });

  it('are not repeated if partitions are lost while they fail', async () => {
    const { commits, committed, add, fail, block } = offsetCommits();
    const { promise, resolve } = Promise.withResolvers<void>();
    fail(1);
    block(promise);
    add(0, 1);
    await pass(DELAY_MS);

    commits.discard();
    resolve();
    await pass(DELAY_MS);

    expect(committed).toEqual([]);
  });
});
