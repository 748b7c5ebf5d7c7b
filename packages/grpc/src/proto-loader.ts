import { type GrpcObject, loadPackageDefinition, type ServiceClientConstructor } from '@grpc/grpc-js';
import { loadSync, type Options, type PackageDefinition } from '@grpc/proto-loader';

/** `npm run generate` uses the same options, so that generated types match. */
export const PROTO_OPTIONS: Readonly<Options> = {
  keepCase: false,
  longs: Number,
  enums: String,
  defaults: true,
  oneofs: true,
};

export interface ProtoService {
  /** Path below the proto folder. */
  readonly file: string;
  /** Full name, such as trackway.projects.v1.ProjectsService. */
  readonly name: string;
}

export interface LoadedService {
  readonly definition: PackageDefinition;
  readonly stubClass: ServiceClientConstructor;
}

/** @throws Error if the file has no service of that name. */
export function loadService(folder: string, service: ProtoService): LoadedService {
  const definition = loadSync(service.file, { ...PROTO_OPTIONS, includeDirs: [folder] });
  let found: GrpcObject[string] | undefined = loadPackageDefinition(definition);
  for (const part of service.name.split('.')) {
    found = isGrpcObject(found) ? found[part] : undefined;
  }
  if (typeof found !== 'function') throw new Error(`${service.file} has no service ${service.name}.`);
  return { definition, stubClass: found as ServiceClientConstructor };
}

function isGrpcObject(value: unknown): value is GrpcObject {
  return typeof value === 'object' && value !== null;
}
