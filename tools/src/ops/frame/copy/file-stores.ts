import { join } from 'node:path';
import { factsOf } from '@trackway/contracts';
import { FileBlobStore, openBlobStore } from '@trackway/storage';
import { SERVICE_NAMES } from '../../../dev/start/services';
import { StartFailure } from '../../../process/start-failure';
import { NamedStore } from './named-store';

/** The file store of each service. Empty if none is configured. */
export type FileStores = ReadonlyMap<string, NamedStore>;

type S3Options = Parameters<typeof openBlobStore>[1];

/** The stores of both cells, for each service that has one. */
export interface FilePair {
  readonly service: string;
  readonly source: NamedStore;
  readonly target: NamedStore;
}

/**
 * The stores of a cell: `<SERVICE>_STORAGE_URL` like STORAGE_URL of the service, otherwise a folder of `folder`. Settings
 * of the target begin with TARGET_, also those of S3; the others are from the environment.
 */
export function fileStoresOf(env: NodeJS.ProcessEnv, folder: string | undefined, prefix: '' | 'TARGET_'): FileStores {
  const stores = new Map<string, NamedStore>();
  for (const service of SERVICE_NAMES.filter((name) => factsOf(name).files)) {
    const setting = `${prefix}${settingOf(service)}`;
    const url = env[setting];
    if (url) {
      const store = openBlobStore(url, prefix === '' ? {} : targetS3(env));
      stores.set(service, new NamedStore(store, { service, location: url, setting, cell: prefix }));
    } else if (folder) {
      const place = { service, location: join(folder, service), setting: `${prefix}STORAGE_FOLDER`, cell: prefix };
      stores.set(service, new NamedStore(new FileBlobStore(place.location), place));
    }
  }
  return stores;
}

/** @throws StartFailure if only one cell has a store for a service, because files would be missing in the target */
export function pairsOf(source: FileStores, target: FileStores): readonly FilePair[] {
  return [...new Set([...source.keys(), ...target.keys()])].map((service) => {
    const pair = { source: source.get(service), target: target.get(service) };
    if (pair.source && pair.target) return { service, source: pair.source, target: pair.target };
    const missing = `${pair.source ? 'TARGET_' : ''}${settingOf(service)}`;
    throw new StartFailure(`Set ${missing}, because the files of ${service} are known in the other cell only.`);
  });
}

function settingOf(service: string): string {
  return `${service.toUpperCase()}_STORAGE_URL`;
}

function targetS3(env: NodeJS.ProcessEnv): S3Options {
  const { TARGET_AWS_REGION: region, TARGET_AWS_ENDPOINT_URL_S3: endpoint } = env;
  const { TARGET_AWS_ACCESS_KEY_ID: accessKeyId, TARGET_AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const { TARGET_AWS_SESSION_TOKEN: sessionToken } = env;
  return {
    ...(region ? { region } : {}),
    ...(endpoint ? { endpoint } : {}),
    ...(accessKeyId && secretAccessKey
      ? { credentials: { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) } }
      : {}),
  };
}
