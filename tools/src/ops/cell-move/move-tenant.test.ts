import { cancelMove, type MoveSteps, moveTenant } from './move-tenant';

/** Steps that record their order. `failing` rejects. */
function open({ cell = 'main', failing = '', hasBegun = true } = {}) {
  const calls: string[] = [];
  const state = { cell, isPaused: false };
  let changes = 40;
  const step =
    <Result>(name: string, result: () => Result) =>
    async (): Promise<Result> => {
      calls.push(name);
      if (name === failing) throw new Error(`${name} failed`);
      return result();
    };
  const nothing = () => undefined;
  const steps: MoveSteps = {
    placement: async () => state,
    assertSource: step('assertSource', nothing),
    hasBegun: async () => hasBegun,
    copyInUse: step('copyInUse', () => 80),
    copyChanges: step('copyChanges', () => {
      changes = Math.trunc(changes / 2);
      return changes;
    }),
    catchUp: step('catchUp', nothing),
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
    unfreeze: step('unfreeze', nothing),
    resume: step('resume', () => {
      state.isPaused = false;
    }),
  };
  const move = () => moveTenant(steps, { target: 'b', say: nothing, now: () => 0 });
  return { calls, state, move, cancel: () => cancelMove(steps, { target: 'b' }) };
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

  it.each(IN_PAUSE)('leaves the tenant in the source if %s fails', async (failing) => {
    const { move, calls, state } = open({ failing });

    await expect(move()).rejects.toThrow(`${failing} failed`);

    expect(calls.slice(-2)).toEqual(['unfreeze', 'resume']);
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
    const { move, calls } = open({ failing: 'assertSource' });

    await expect(move()).rejects.toThrow();
    expect(calls).toEqual(['assertSource']);
  });

  it('can be cancelled before the switch', async () => {
    const [before, after] = [open(), open({ cell: 'b' })];

    await before.cancel();

    expect(before.calls).toEqual(['unfreeze', 'resume']);
    await expect(after.cancel()).rejects.toThrow('has been moved');
  });
});
