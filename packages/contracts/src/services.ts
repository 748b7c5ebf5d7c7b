import { type Topic, topics } from './topics';

/** The facts about a service that more than one program, chart, or configuration file needs. */
export interface ServiceFacts {
  readonly store: 'postgres' | 'mongo' | 'none';
  /** Read-only roles of its database, and the setting with the URL of each. */
  readonly readers?: readonly { readonly setting: string; readonly role: string }[];
  /** It stores files in STORAGE_URL. */
  readonly files?: boolean;
  /** It sends requests to URLs of users. */
  readonly callsOut?: boolean;
  /** Services that it calls over gRPC. The gateway calls all other services over HTTP instead. */
  readonly calls: readonly string[];
  /** Topics that it publishes to. */
  readonly publishes: readonly Topic[];
  /** Topics that it reads. The name of its consumer group is its own name. */
  readonly consumes: readonly Topic[];
}

/**
 * The registry of services. Everything that lists services is derived from it or compared with it (decision 0133).
 * After a change: `npm run generate`.
 */
export const services = {
  gateway: {
    store: 'none',
    calls: [],
    publishes: [topics.usage],
    consumes: [topics.revocations, topics.identityProviders, topics.cells],
  },
  projects: {
    store: 'postgres',
    readers: [{ setting: 'POSTGRES_SEARCH_URL', role: 'projects_search' }],
    callsOut: true,
    calls: ['forms', 'funnels', 'spreadsheets', 'channels'],
    publishes: [topics.projects, topics.history, topics.revocations, topics.identityProviders, topics.cells],
    consumes: [topics.history, topics.usage, topics.funnels, topics.forms, topics.channelsEvents],
  },
  forms: {
    store: 'mongo',
    files: true,
    calls: ['projects', 'funnels'],
    publishes: [topics.forms, topics.history],
    consumes: [topics.funnels, topics.projects],
  },
  funnels: {
    store: 'postgres',
    files: true,
    callsOut: true,
    calls: ['projects', 'forms', 'channels', 'spreadsheets'],
    publishes: [topics.funnels, topics.history],
    consumes: [topics.projects, topics.history, topics.forms, topics.channelsInbound],
  },
  spreadsheets: {
    store: 'postgres',
    files: true,
    calls: ['projects', 'forms', 'funnels'],
    publishes: [topics.spreadsheetJobs, topics.history],
    consumes: [topics.spreadsheetJobs],
  },
  channels: {
    store: 'mongo',
    files: true,
    callsOut: true,
    calls: ['projects'],
    publishes: [topics.channelsInbound, topics.channelsEvents, topics.history],
    consumes: [],
  },
} as const satisfies Record<string, ServiceFacts>;

export type ServiceName = keyof typeof services;

/** The services behind the gateway. */
export type InnerServiceName = Exclude<ServiceName, 'gateway'>;

export const serviceNames = Object.keys(services) as readonly ServiceName[];

export const innerServiceNames = serviceNames.filter((name): name is InnerServiceName => name !== 'gateway');

export function factsOf(name: ServiceName): ServiceFacts {
  return services[name];
}

/** Ports on which every deployed service listens, in compose and in the charts. The gateway serves health apart. */
export const servicePorts = { http: 8080, grpc: 9090, gatewayOperations: 9091 } as const;
