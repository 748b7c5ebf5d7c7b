import { randomUUID } from 'node:crypto';
import type { CellState } from '@trackway/contracts';
import { unauthenticated } from '../errors/gateway-error';
import { CellDirectory } from './cell-directory';
import { CellTokens } from './cell-tokens';
import { type FindInCell, makeFindFrame, UnansweredError } from './find-frame';
import { KeySets } from './key-sets';
import { makeVerifyElsewhere } from './verify-elsewhere';

const cell = (name: string, version: number, changes: Partial<CellState> = {}): CellState => ({
  ...{ name, url: 'http://b.example.org', weight: 1, state: 'open', removed: false, version },
  ...changes,
});

function openDirectory() {
  const seen: { cells: string[][]; moved: string[] } = { cells: [], moved: [] };
  const directory = new CellDirectory({
    onCells: (cells) => seen.cells.push(cells.map(({ name }) => name)),
    onMoved: (frameId) => seen.moved.push(frameId),
  });
  return { directory, seen };
}

describe('the directory of cells', () => {
  it('ignores outdated and repeated messages', () => {
    const { directory, seen } = openDirectory();
    const frameId = randomUUID();
    directory.applyPlacement(frameId, { cell: 'b', state: 'paused', version: 5 });
    directory.applyPlacement(frameId, { cell: 'a', state: 'active', version: 4 });
    directory.applyPlacement(frameId, { cell: 'b', state: 'paused', version: 5 });
    directory.applyCell(cell('b', 2, { removed: true }));
    directory.applyCell(cell('b', 1));

    expect(directory.placementOf(frameId)).toEqual({ cell: 'b', state: 'paused', version: 5 });
    expect(seen).toEqual({ cells: [[]], moved: [] });
  });

  it('reports tenants that moved, and current cells', () => {
    const { directory, seen } = openDirectory();
    const frameId = randomUUID();
    directory.applyCell(cell('b', 1));
    directory.applyCell(cell('c', 2));
    directory.applyCell(cell('b', 3, { removed: true }));
    directory.applyPlacement(frameId, { cell: 'a', state: 'active', version: 4 });
    directory.applyPlacement(frameId, { cell: 'a', state: 'paused', version: 5 });
    directory.applyPlacement(frameId, { cell: 'b', state: 'active', version: 6 });

    expect(seen).toEqual({ cells: [['b'], ['b', 'c'], ['c']], moved: [frameId] });
  });
});

describe('the search for the frame of a reference', () => {
  const reference = { kind: 'form_link', value: 'token' } as const;

  function open(finders: Record<string, FindInCell>) {
    const { directory } = openDirectory();
    const clock = { now: 1_000_000 };
    const find = makeFindFrame({ cells: () => new Map(Object.entries(finders)), directory, now: () => clock.now });
    return { directory, clock, find: () => find(reference) };
  }

  it('asks each cell once, and again after a minute', async () => {
    const frameId = randomUUID();
    let calls = 0;
    const { find, clock } = open({
      a: async () => {
        calls += 1;
        return undefined;
      },
      b: async () => frameId,
    });

    expect(await Promise.all([find(), find()])).toEqual([frameId, frameId]);
    clock.now += 59_000;
    expect([await find(), calls]).toEqual([frameId, 1]);
    clock.now += 2_000;
    expect([await find(), calls]).toEqual([frameId, 2]);
  });

  it('uses the last result while a cell does not respond', async () => {
    const frameId = randomUUID();
    let isUnavailable = false;
    const { find, clock } = open({
      a: async () => undefined,
      b: async () => {
        if (isUnavailable) throw new Error('unavailable');
        return frameId;
      },
    });
    await find();
    isUnavailable = true;
    clock.now += 120_000;

    expect(await find()).toBe(frameId);
  });

  it('rejects if the cell that may have the reference does not respond, and finds it later', async () => {
    let isUnavailable = true;
    const frameId = randomUUID();
    const { find } = open({
      a: async () => undefined,
      b: async () => {
        if (isUnavailable) throw new Error('unavailable');
        return frameId;
      },
    });

    await expect(find()).rejects.toThrow(UnansweredError);
    isUnavailable = false;
    expect(await find()).toBe(frameId);
  });

  it('looks up unknown references again after some seconds', async () => {
    let known: string | undefined;
    const { find, clock } = open({ a: async () => known });
    expect(await find()).toBeUndefined();
    known = randomUUID();
    expect(await find()).toBeUndefined();
    clock.now += 6_000;

    expect(await find()).toBe(known);
  });

  it('prefers the tenant that is placed on the cell that responded', async () => {
    const [left, here] = [randomUUID(), randomUUID()];
    const { find, directory } = open({ a: async () => left, b: async () => here });
    directory.applyPlacement(left, { cell: 'b', state: 'active', version: 1 });
    directory.applyPlacement(here, { cell: 'b', state: 'active', version: 2 });

    expect(await find()).toBe(here);
  });
});

describe('tokens between cells', () => {
  const ring = (text: string) => [{ kid: 'k', secret: Buffer.alloc(32, text) }];

  it('are accepted with the same keys only', () => {
    const [entry, other, foreign] = ['a', 'a', 'b'].map((text) => new CellTokens(ring(text), Date.now));

    const token = entry?.sign() ?? '';

    expect([other?.isValid(token), foreign?.isValid(token), other?.isValid('x')]).toEqual([true, false, false]);
  });

  it('are signed again before they expire', () => {
    const clock = { now: Date.now() };
    const tokens = new CellTokens(ring('a'), () => clock.now);
    const first = tokens.sign();

    expect(tokens.sign()).toBe(first);
    clock.now += 31_000;
    expect(tokens.sign()).not.toBe(first);
  });
});

describe('the public keys of all cells', () => {
  it('are merged, with precedence of the own ones, and retained while a cell does not respond', async () => {
    let isUnavailable = false;
    const key = (kid: string, x: string) => ({ kid, kty: 'OKP', x });
    const others = new Map([
      [
        'b',
        async () => {
          if (isUnavailable) throw new Error('unavailable');
          return { keys: [key('1', 'forged'), key('2', 'b')] };
        },
      ],
    ]);
    const sets = new KeySets({
      readOwn: async () => ({ keys: [key('1', 'a')] }),
      others: () => others,
      now: () => 0,
    });

    expect((await sets.read()).keys).toEqual([key('1', 'a'), key('2', 'b')]);
    isUnavailable = true;
    expect((await sets.read()).keys).toEqual([key('1', 'a'), key('2', 'b')]);
    expect(await sets.current()).toBe(await sets.current());
    others.clear();
    expect((await sets.current()).keys).toEqual([key('1', 'a')]);
  });
});

describe('tokens of identity providers in other cells', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const tokenOf = (iss: string) => `${part({ alg: 'RS256' })}.${part({ iss })}.c2ln`;
  const invalid = { rejection: unauthenticated('invalid') };

  function open(accepts: string | undefined) {
    const calls: string[] = [];
    const state = { now: 1_000_000, isUnavailable: false };
    const verify = makeVerifyElsewhere({
      verify: async () => invalid,
      configuredIssuer: 'https://configured.example',
      cells: () => ['b', 'c'],
      verifyInCell: async (name) => {
        calls.push(name);
        if (name === 'b' && state.isUnavailable) throw new Error('unavailable');
        return name === 'b' || accepts === undefined ? undefined : ({ frameId: accepts } as never);
      },
      now: () => state.now,
    });
    return { verify, calls, state };
  }

  it('are verified by the cell that accepts them, also while another cell is unavailable', async () => {
    const { verify, state } = open('frame');
    state.isUnavailable = true;

    expect(await verify(tokenOf('https://idp.example'))).toEqual({ token: { frameId: 'frame' } });
  });

  it('are sent to the cells once in ten seconds if none accepts them', async () => {
    const { verify, calls, state } = open(undefined);
    const token = tokenOf('https://idp.example');

    expect([await verify(token), await verify(token)]).toEqual([invalid, invalid]);
    expect(calls).toEqual(['b', 'c']);
    state.now += 11_000;
    await verify(token);
    expect(calls).toHaveLength(4);
  });

  it('are not called invalid while a cell that could accept them is unavailable', async () => {
    const { verify, state } = open(undefined);
    const token = tokenOf('https://idp.example');

    state.isUnavailable = true;
    expect(await verify(token)).toMatchObject({ rejection: { status: 503 } });
    state.isUnavailable = false;
    expect(await verify(token)).toEqual(invalid);
  });

  it('are verified for 64 requests at a time', async () => {
    const { verify } = open(undefined);
    const verified = Array.from({ length: 65 }, (_, n) => verify(tokenOf(`https://idp-${n}.example`)));

    const rejections = (await Promise.all(verified)).map((result) => 'rejection' in result && result.rejection.status);
    expect(Map.groupBy(rejections, (status) => status).get(503)).toHaveLength(1);
  });

  it.each([tokenOf('trackway'), tokenOf('https://configured.example'), 'x'])('are no others: %s', async (token) => {
    const { verify, calls } = open('frame');

    expect(await verify(token)).toEqual(invalid);
    expect(calls).toEqual([]);
  });
});
