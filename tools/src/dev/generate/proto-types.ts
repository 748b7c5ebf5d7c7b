import { execFile } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PROTO_OPTIONS } from '@trackway/grpc';
import { REPOSITORY } from '../servers/config';

const run = promisify(execFile);

export const PROTO_TYPES_FOLDER = join(REPOSITORY, 'packages', 'contracts', 'src', 'generated');

/**
 * Writes the TypeScript types of all messages, as `PROTO_OPTIONS` loads them, and a file for each service that exports its
 * client, handlers and messages, such as `funnels-v1.ts`.
 */
export async function generateProtoTypes(folder: string): Promise<void> {
  const protos = join(REPOSITORY, 'proto');
  const services = globSync('trackway/*/v*/*_service.proto', { cwd: protos }).sort();
  const bin = join(REPOSITORY, 'node_modules', '.bin', 'proto-loader-gen-types');
  const options = ['--grpcLib=@grpc/grpc-js', `--outDir=${folder}`, '-I', '.', '--', ...services];
  // Run in this folder, so that generated files contain no absolute path.
  await run(process.execPath, [bin, ...flags(), ...options], { cwd: protos });
  for (const service of services) writeIndex(folder, dirname(service));
}

function writeIndex(folder: string, protoFolder: string): void {
  const [, name, version] = protoFolder.split('/');
  const types = globSync('*.ts', { cwd: join(folder, protoFolder) }).sort();
  const exported = types.map((file) => {
    const type = basename(file, '.ts');
    const names = type.endsWith('Service')
      ? [`${type}Client`, `${type}Handlers`]
      : [type, `${type}__Output as ${type}Output`];
    return `export type { ${names.join(', ')} } from './${protoFolder}/${type}';\n`;
  });
  writeFileSync(join(folder, `${name}-${version}.ts`), exported.join(''));
}

function flags(): string[] {
  const { keepCase, longs, enums, defaults, oneofs } = PROTO_OPTIONS;
  const values = [
    longs === Number ? '--longs=Number' : '--longs=String',
    ...(enums === String ? ['--enums=String'] : []),
  ];
  const switches = Object.entries({ keepCase, defaults, oneofs }).filter(([, on]) => on);
  return [...values, ...switches.map(([name]) => `--${name}`)];
}
