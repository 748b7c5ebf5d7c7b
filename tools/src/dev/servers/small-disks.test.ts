import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder, disksFolder } from './small-disks';

describe('the folder of the data of a server', () => {
  it('is in the state folder, or on its own disk', () => {
    const state = mkdtempSync(join(tmpdir(), 'trackway-disks-'));
    mkdirSync(join(disksFolder(state), 'kafka'), { recursive: true });

    expect(dataFolder(state, 'postgres')).toBe(join(state, 'postgres'));
    expect(dataFolder(state, 'kafka')).toBe(join(state, 'disks', 'kafka', 'data'));
  });
});
