import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@trackway/testkit';
import { generateProtoTypes, PROTO_TYPES_FOLDER } from './proto-types';

function contents(folder: string): Record<string, string> {
  const files = globSync('**/*.ts', { cwd: folder }).sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

describe('the types of the protos', () => {
  it('equal the output of npm run generate', async () => {
    const folder = temporaryFolder();

    await generateProtoTypes(folder);

    expect(contents(PROTO_TYPES_FOLDER)).toEqual(contents(folder));
  });
});
