import { type FormsV1, type FunnelsV1, PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { GrpcNeighbour, type GrpcTls } from '@trackway/grpc';
import type { InternalTokens, Lifecycle } from '@trackway/runtime';
import type { Config } from './config';

/** What a call proves itself by. */
interface Identity {
  readonly tokens: InternalTokens;
  readonly tls: GrpcTls;
}

/** The owners of the rows. */
export interface Neighbours {
  readonly projects: GrpcNeighbour<ProjectsV1.ProjectsServiceClient>;
  readonly forms: GrpcNeighbour<FormsV1.FormsServiceClient>;
  readonly funnels: GrpcNeighbour<FunnelsV1.FunnelsServiceClient>;
}

export function openNeighbours(config: Config, identity: Identity, lifecycle: Lifecycle): Neighbours {
  const shared = { protoFolder: PROTO_FOLDER, ...identity };
  const projects = new GrpcNeighbour<ProjectsV1.ProjectsServiceClient>({
    ...shared,
    name: 'projects',
    address: config.PROJECTS_GRPC,
    service: protoServices.projects,
  });
  const forms = new GrpcNeighbour<FormsV1.FormsServiceClient>({
    ...shared,
    name: 'forms',
    address: config.FORMS_GRPC,
    service: protoServices.forms,
  });
  const funnels = new GrpcNeighbour<FunnelsV1.FunnelsServiceClient>({
    ...shared,
    name: 'funnels',
    address: config.FUNNELS_GRPC,
    service: protoServices.funnels,
  });
  return {
    projects: lifecycle.own('projects', projects, (p) => p.close()),
    forms: lifecycle.own('forms', forms, (f) => f.close()),
    funnels: lifecycle.own('funnels', funnels, (f) => f.close()),
  };
}
