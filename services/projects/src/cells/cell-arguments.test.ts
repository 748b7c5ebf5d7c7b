import { newId } from '@trackway/runtime';
import { FakeIdentity } from '../identity/fake-identity';
import { unnamedFrame } from '../identity/frames/frame';
import { runCellCommand } from './cell-arguments';
import { FakeCellDirectory } from './fake-cell-directory';

function open() {
  const deps = { cellDirectory: new FakeCellDirectory(), unitOfWork: new FakeIdentity(), ownCell: 'main' };
  return { ...deps, run: async (...args: string[]) => (await runCellCommand(args, deps)).join('\n') };
}

describe('the command cell', () => {
  it('writes, lists and removes cells', async () => {
    const { run } = open();
    expect(await run('list')).toBe('There are no cells. All tenants are in this installation.');

    await run('put', 'main', '--weight', '2');
    await run('put', 'b', '--url', 'https://b.example.org');

    expect(await run('list')).toBe(
      'b  https://b.example.org  open  weight 1  0 tenants\nmain  this installation  open  weight 2  0 tenants',
    );
    expect(await run('remove', 'b')).toBe('b is removed.');
  });

  it('places a tenant, and shows its cell', async () => {
    const { run } = open();
    const frameId = newId();
    await run('put', 'b', '--url', 'https://b.example.org');

    expect(await run('place', frameId)).toBe(`${frameId} has no cell yet.`);
    expect(await run('place', frameId, 'b')).toContain(`${frameId} is on b, active`);
    expect(await run('place', frameId.toUpperCase())).toContain(`${frameId} is on b, active`);
  });

  it('does not place a tenant elsewhere whose data is here, unless the operator confirms that it was moved', async () => {
    const { run, unitOfWork } = open();
    const frameId = newId();
    await unitOfWork.run(frameId, ({ frames }) => frames.insertIfMissing(unnamedFrame(frameId), new Date()));
    await run('put', 'b', '--url', 'https://b.example.org');

    await expect(run('place', frameId, 'b')).rejects.toThrow('--data-is-there');
    expect(await run('place', frameId, 'b', '--data-is-there')).toContain('is on b');
    expect(await run('place', frameId, 'main')).toContain('is on main');
  });

  it('pauses the writes of a tenant, and resumes them', async () => {
    const { run } = open();
    const frameId = newId();

    expect(await run('pause', frameId)).toContain(`${frameId} is on main, paused`);
    expect(await run('resume', frameId)).toContain(`${frameId} is on main, active`);
  });

  it('changes nothing in a dry run', async () => {
    const { run, cellDirectory } = open();

    await run('put', 'b', '--url', 'https://b.example.org', '--dry-run');
    await run('place', newId(), 'main', '--dry-run');
    await run('remove', 'main', '--dry-run');
    await run('pause', newId(), '--dry-run');

    expect([cellDirectory.cells.size, cellDirectory.placements.size, cellDirectory.published.length]).toEqual([
      0, 0, 0,
    ]);
  });

  it.each([
    [[]],
    [['move']],
    [['put']],
    [['put', 'B']],
    [['put', 'b', '--weight', 'much']],
    [['put', 'b', '--url', 'ftp://b']],
    [['put', 'b', '--state', 'full']],
    [['place', 'x', 'main']],
    [['list', '--all']],
    [['pause']],
  ])('rejects %j with its usage', async (args) => {
    await expect(open().run(...args)).rejects.toThrow('Usage: node dist/cell-command.js');
  });
});
