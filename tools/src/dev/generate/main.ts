import { rmSync } from 'node:fs';
import { runMain } from '../../process/run-main';
import { generateProtoTypes, PROTO_TYPES_FOLDER } from './proto-types';

/** `npm run generate`: writes all generated files. */
async function main(): Promise<undefined> {
  rmSync(PROTO_TYPES_FOLDER, { recursive: true, force: true });
  await generateProtoTypes(PROTO_TYPES_FOLDER);
  process.stdout.write('Types of the protos: packages/contracts/src/generated\n');
}

void runMain(main);
