import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT, type Service } from './settings-of-code';

type Settings = Readonly<Record<string, unknown>>;

export interface ComposeService {
  readonly environment?: Settings;
  readonly ports?: readonly string[];
  readonly image?: string;
  readonly command?: readonly string[];
  readonly read_only?: boolean;
}

export interface ChartValues {
  readonly config: Settings;
  readonly secrets: Settings;
  readonly migrations?: { readonly database: string; readonly secrets: Settings };
  readonly networkPolicy: {
    readonly httpFrom: readonly string[];
    readonly grpcFrom?: readonly string[];
    readonly services: Readonly<Record<string, number>>;
    readonly servers: Readonly<Record<string, { readonly ports: readonly number[] }>>;
  };
}

interface ValuesSchema {
  readonly properties: Readonly<Record<'config' | 'secrets', { properties: object; additionalProperties: unknown }>>;
}

export function composeServices(): Readonly<Record<string, ComposeService>> {
  const file = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  return (parse(file, { merge: true }) as { services: Record<string, ComposeService> }).services;
}

export function chartFile(service: Service | 'ops', name: string): string {
  return readFileSync(join(ROOT, 'deploy', 'helm', service, name), 'utf8');
}

export function chartValues(service: Service | 'ops'): ChartValues {
  return parse(chartFile(service, 'values.yaml')) as ChartValues;
}

export function chartSchema(service: Service): ValuesSchema {
  return JSON.parse(chartFile(service, 'values.schema.json')) as ValuesSchema;
}
