import { cancelMove, type MoveSteps, moveTenant } from './move-tenant';

const IMPORT = { what: 'import of project', id: 'i-1', since: new Date('2026-01-01T00:00:00Z') };
const MINUTE_MS = 60_000;

/**
 * Steps that record their order. Those in `failing` reject. An import starts after the step `startAfter`, and ends after
 * `importMs`.
 */
function open({
  cell = 'main',
  failing = [] as readonly string[],
  hasBegun = true,
  startAfter = '',
  importMs = 0,
  catchUpsMs = [] as number[],
} = {}) {
  let time = 0;
  let endsAt = startAfter === 'start' ? importMs : 0;
  const calls: string[] = [];
  const times = new Map<string, number>();
  const state = { cell, isPaused: false };
  let changes = 40;
  const step =
    <Result>(name: string, result: () => Result) =>
    async (): Promise<Result> => {
      calls.push(name);
      times.set(name, time);
      if (failing.includes(name)) throw new Error(`${name} failed`);
      if (name === startAfter && endsAt === 0) endsAt = time + importMs;
      return result();
    };
  const nothing = () => undefined;
  const lines: string[] = [];
  const steps: MoveSteps = {
    runningWork: async () => (time < endsAt ? [IMPORT] : []),
    placement: async () => state,
    assertSource: step('assertSource', nothing),
    hasBegun: async () => hasBegun,
    copyInUse: step('copyInUse', () => 80),
    copyChanges: step('copyChanges', () => {
      changes = Math.trunc(changes / 2);
      return changes;
    }),
    catchUp: step('catchUp', () => {
      time += catchUpsMs.shift() ?? 0;
    }),
    pause: step('pause', () => {
      state.isPaused = true;
    }),
    drain: step('drain', nothing),
    freeze: step('freeze', nothing),
    copyRest: step('copyRest', nothing),
    copyWork: step('copyWork', nothing),
    place: step('place', () => {
      Object.assign(state, { cell: 'b', isPaused: false });
    }),
    deleteWork: step('deleteWork', nothing),
    discardWork: step('discardWork', nothing),
    unfreeze: step('unfreeze', nothing),
    resume: step('resume', () => {
      state.isPaused = false;
    }),
  };
  const sleep = async (ms: number) => {
    time += ms;
  };
  const say = (line: string) => void lines.push(line);
  const move = (maxWaitMs = MINUTE_MS) => moveTenant(steps, { target: 'b', say, now: () => time, sleep, maxWaitMs });
  return { lines, calls, times, state, move, cancel: () => cancelMove(steps, { target: 'b' }) };
}

const IN_PAUSE = ['pause', 'drain', 'freeze', 'copyRest', 'copyWork'] as const;

describe('a move of a tenant', () => {
  it('copies in use until few tables change, and switches during a pause', async () => {
    const { move, calls, state } = open();

    expect(await move()).toEqual({ outcome: 'moved', pausedMs: 0 });

    const copies = ['assertSource', 'copyInUse', 'copyChanges', 'copyChanges', 'catchUp', 'copyChanges'];
    expect(calls).toEqual([...copies, ...IN_PAUSE, 'place', 'deleteWork', 'unfreeze']);
    expect(state).toEqual({ cell: 'b', isPaused: false });
  });

  it('deletes the work of the source after the switch has reached gateways', async () => {
    const { move, times } = open();

    await move();

    expect((times.get('deleteWork') ?? 0) - (times.get('place') ?? 0)).toBe(5_000);
  });

  it('waits for running work before the first copy, and reports it once', async () => {
    const { move, calls, lines } = open({ startAfter: 'start', importMs: 30_000 });

    await move();

    expect(calls.slice(0, 2)).toEqual(['assertSource', 'copyInUse']);
    expect(lines.filter((line) => line.startsWith('waiting'))).toEqual([
      'waiting for: import of project i-1 since 2026-01-01T00:00:00.000Z',
    ]);
  });

  it('copies nothing if work runs for longer than the limit', async () => {
    const { move, calls } = open({ startAfter: 'start', importMs: 2 * MINUTE_MS });

    await expect(move()).rejects.toThrow('The tenant has running work: import of project i-1 since 2026-01-01');
    expect(calls).toEqual(['assertSource']);
  });

  it('copies the changes of work that started during the copy', async () => {
    const { move, calls } = open({ startAfter: 'catchUp', importMs: 30_000 });

    await move();

    const passes = ['catchUp', 'copyChanges', 'catchUp', 'copyChanges', 'pause'];
    expect(calls.slice(calls.indexOf('catchUp'), calls.indexOf('pause') + 1)).toEqual(passes);
  });

  it('catches up again if consumers needed long, because the events of that time would lengthen the pause', async () => {
    const { move, calls } = open({ catchUpsMs: [200_000, 30_000, 1_000] });

    await move();

    expect(calls.filter((call) => call === 'catchUp')).toHaveLength(3);
  });

  it('does not begin the pause if consumers stay behind', async () => {
    const { move, calls } = open({ catchUpsMs: Array.from({ length: 9 }, () => 40_000) });

    await expect(move()).rejects.toThrow('Consumers of the source are 40 s behind. Move the tenant later.');
    expect(calls).not.toContain('pause');
  });

  it('waits briefly for work that started before the pause', async () => {
    const { move } = open({ startAfter: 'pause', importMs: 3_000 });

    expect(await move()).toEqual({ outcome: 'moved', pausedMs: 3_000 });
  });

  it.each(['pause', 'freeze'])('leaves the tenant in the source if work runs after %s', async (startAfter) => {
    const { move, calls, state } = open({ startAfter, importMs: MINUTE_MS });

    await expect(move()).rejects.toThrow('The tenant stays.');

    expect(calls.slice(-3)).toEqual(['discardWork', 'unfreeze', 'resume']);
    expect(calls).not.toContain('copyRest');
    expect(state).toEqual({ cell: 'main', isPaused: false });
  });

  it('names both errors if writes stay paused after a failure', async () => {
    const { move, state } = open({ failing: ['copyRest', 'discardWork'] });

    await expect(move()).rejects.toThrow(
      'copyRest failed. Its writes may stay paused, because discardWork failed. Run the command with --cancel.',
    );
    expect(state).toEqual({ cell: 'main', isPaused: true });
  });

  it.each(IN_PAUSE)('leaves the tenant in the source if %s fails', async (failing) => {
    const { move, calls, state } = open({ failing: [failing] });

    await expect(move()).rejects.toThrow(`${failing} failed`);

    expect(calls.slice(-3)).toEqual(['discardWork', 'unfreeze', 'resume']);
    expect(calls).not.toContain('deleteWork');
    expect(state).toEqual({ cell: 'main', isPaused: false });
  });

  it('that was killed after the switch is finished', async () => {
    const { move, calls } = open({ cell: 'b' });

    expect(await move()).toEqual({ outcome: 'was moved before', pausedMs: 0 });

    expect(calls).toEqual(['deleteWork', 'unfreeze']);
  });

  it('to the cell of the tenant deletes nothing, unless a move from the source has begun', async () => {
    const { move, calls } = open({ cell: 'b', hasBegun: false });

    await expect(move()).rejects.toThrow('The tenant is in b already.');
    expect(calls).toEqual([]);
  });

  it('does not begin if the source has no current data', async () => {
    const { move, calls } = open({ failing: ['assertSource'] });

    await expect(move()).rejects.toThrow();
    expect(calls).toEqual(['assertSource']);
  });

  it('can be cancelled before the switch', async () => {
    const [before, after] = [open(), open({ cell: 'b' })];

    await before.cancel();

    expect(before.calls).toEqual(['discardWork', 'unfreeze', 'resume']);
    await expect(after.cancel()).rejects.toThrow('has been moved');
  });

  it('that is finished cannot be cancelled, and needs no other call', async () => {
    const { cancel } = open({ cell: 'b', hasBegun: false });

    await expect(cancel()).rejects.toThrow('The tenant is in b already.');
  });

  it('deletes nothing in the other cell when it is cancelled without having begun', async () => {
    const { cancel, calls } = open({ hasBegun: false });

    await cancel();

    expect(calls).toEqual(['unfreeze', 'resume']);
  });
});
