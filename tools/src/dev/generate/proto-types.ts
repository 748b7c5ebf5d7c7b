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
 * client, handlers and messages, such as `funnels-v1.ts`. `index.ts` exports all of them.
 */
export async function generateProtoTypes(folder: string): Promise<void> {
  const protos = join(REPOSITORY, 'proto');
  const services = globSync('trackway/*/v*/*_service.proto', { cwd: protos }).sort();
  const bin = join(REPOSITORY, 'node_modules', '.bin', 'proto-loader-gen-types');
  const options = ['--grpcLib=@grpc/grpc-js', `--outDir=${folder}`, '-I', '.', '--', ...services];
  // Run in this folder, so that generated files contain no absolute path.
  await run(process.execPath, [bin, ...flags(), ...options], { cwd: protos });
  for (const service of services) writeTypes(folder, dirname(service));
  writeIndex(folder, services.map(dirname));
}

/** Exports the types of each service as a namespace, such as `FunnelsV1`, and the type of its client. */
function writeIndex(folder: string, protoFolders: readonly string[]): void {
  const services = protoFolders.map((protoFolder) => {
    const [, name = '', version = ''] = protoFolder.split('/');
    return { name, file: `./${name}-${version}`, namespace: `${capitalized(name)}${capitalized(version)}` };
  });
  const text = [
    ...services.map(({ name, file }) => `import type { ${capitalized(name)}ServiceClient } from '${file}';\n`),
    '\n',
    ...services.map(({ file, namespace }) => `export type * as ${namespace} from '${file}';\n`),
    '\nexport interface ServiceClients {\n',
    ...services.map(({ name }) => `  ${name}: ${capitalized(name)}ServiceClient;\n`),
    '}\n',
  ];
  writeFileSync(join(folder, 'index.ts'), text.join(''));
}

function capitalized(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function writeTypes(folder: string, protoFolder: string): void {
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
