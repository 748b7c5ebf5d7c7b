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
    let isAway = false;
    const { find, clock } = open({
      a: async () => undefined,
      b: async () => {
        if (isAway) throw new Error('away');
        return frameId;
      },
    });
    await find();
    isAway = true;
    clock.now += 120_000;

    expect(await find()).toBe(frameId);
  });

  it('rejects if the cell that may have the reference does not respond, and finds it later', async () => {
    let isAway = true;
    const frameId = randomUUID();
    const { find } = open({
      a: async () => undefined,
      b: async () => {
        if (isAway) throw new Error('away');
        return frameId;
      },
    });

    await expect(find()).rejects.toThrow(UnansweredError);
    isAway = false;
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
    let isAway = false;
    const key = (kid: string, x: string) => ({ kid, kty: 'OKP', x });
    const others = new Map([
      [
        'b',
        async () => {
          if (isAway) throw new Error('away');
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
    isAway = true;
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
    const asked: string[] = [];
    const clock = { now: 1_000_000 };
    const verify = makeVerifyElsewhere({
      verify: async () => invalid,
      configuredIssuer: 'https://configured.example',
      cells: () => ['b', 'c'],
      verifyInCell: async (name) => {
        asked.push(name);
        if (name === 'b') throw new Error('away');
        return accepts === undefined ? undefined : ({ frameId: accepts } as never);
      },
      now: () => clock.now,
    });
    return { verify, asked, clock };
  }

  it('are verified by the cell that accepts them', async () => {
    const { verify } = open('frame');

    expect(await verify(tokenOf('https://idp.example'))).toEqual({ token: { frameId: 'frame' } });
  });

  it('are sent to the cells once in ten seconds if none accepts them', async () => {
    const { verify, asked, clock } = open(undefined);
    const token = tokenOf('https://idp.example');

    expect([await verify(token), await verify(token)]).toEqual([invalid, invalid]);
    expect(asked).toEqual(['b', 'c']);
    clock.now += 11_000;
    await verify(token);
    expect(asked).toHaveLength(4);
  });

  it.each([tokenOf('trackway'), tokenOf('https://configured.example'), 'x'])('are no others: %s', async (token) => {
    const { verify, asked } = open('frame');

    expect(await verify(token)).toEqual(invalid);
    expect(asked).toEqual([]);
  });
});
