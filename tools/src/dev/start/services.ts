/** Properties of the services that the runner needs to start them. */
type Service = {
  store: 'postgres' | 'mongo' | 'none';
  hasGrpc: boolean;
  storesFiles: boolean;
  /** Read-only roles of its database, and the setting with the URL of each. */
  readers: readonly { setting: string; role: string }[];
};

export const SERVICES = {
  gateway: { store: 'none', hasGrpc: false, storesFiles: false, readers: [] },
  projects: {
    store: 'postgres',
    hasGrpc: true,
    storesFiles: false,
    readers: [{ setting: 'POSTGRES_SEARCH_URL', role: 'projects_search' }],
  },
  forms: { store: 'mongo', hasGrpc: true, storesFiles: true, readers: [] },
  funnels: { store: 'postgres', hasGrpc: true, storesFiles: true, readers: [] },
  spreadsheets: { store: 'postgres', hasGrpc: true, storesFiles: true, readers: [] },
  channels: { store: 'mongo', hasGrpc: true, storesFiles: true, readers: [] },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof SERVICES;

export const SERVICE_NAMES: readonly ServiceName[] = [
  'gateway',
  'projects',
  'forms',
  'funnels',
  'spreadsheets',
  'channels',
];

export type ServicePorts = {
  http: number;
  grpc: number | undefined;
  /** Port of health and metrics, if it is separate. */
  operations?: number;
};

export function isServiceName(name: string): name is ServiceName {
  return Object.hasOwn(SERVICES, name);
}
