import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@trackway/testkit';
import { stamped } from './stamped';

function setUp() {
  const folder = join(temporaryFolder(), 'kafka');
  let times = 0;
  const install = async () => {
    times += 1;
  };
  return { folder, install, times: () => times };
}

describe('stamped', () => {
  it('does not install again for the same inputs', async () => {
    const { folder, install, times } = setUp();

    await stamped(folder, ['a'], install);
    await stamped(folder, ['a'], install);

    expect(times()).toBe(1);
  });

  it('installs into an empty folder for other inputs', async () => {
    const { folder, install, times } = setUp();
    await stamped(folder, ['a'], install);
    writeFileSync(join(folder, 'old.jar'), '');

    await stamped(folder, ['b'], install);

    expect(times()).toBe(2);
    expect(existsSync(join(folder, 'old.jar'))).toBe(false);
  });

  it('installs again after a failure', async () => {
    const { folder, install, times } = setUp();
    const failing = stamped(folder, ['a'], async () => {
      throw new Error('no network');
    });
    await expect(failing).rejects.toThrow('no network');

    await stamped(folder, ['a'], install);

    expect(times()).toBe(1);
  });
});
