import { join } from 'node:path';
import { factsOf } from '@trackway/contracts';
import { type BlobStore, FileBlobStore, openBlobStore } from '@trackway/storage';
import { SERVICE_NAMES } from '../../../dev/start/services';
import { StartFailure } from '../../../process/start-failure';

/** The file store of each service. Empty if none is configured. */
export type FileStores = ReadonlyMap<string, BlobStore>;

type S3Options = Parameters<typeof openBlobStore>[1];

/** The stores of both cells, for each service that has one. */
export interface FilePair {
  readonly service: string;
  readonly source: BlobStore;
  readonly target: BlobStore;
}

/**
 * The stores of a cell: `<SERVICE>_STORAGE_URL` like STORAGE_URL of the service, otherwise a folder of `folder`. Settings
 * of the target begin with TARGET_, also those of S3; the others are from the environment.
 */
export function fileStoresOf(env: NodeJS.ProcessEnv, folder: string | undefined, prefix: '' | 'TARGET_'): FileStores {
  const stores = new Map<string, BlobStore>();
  for (const service of SERVICE_NAMES.filter((name) => factsOf(name).files)) {
    const url = env[`${prefix}${settingOf(service)}`];
    if (url) stores.set(service, openBlobStore(url, prefix === '' ? {} : targetS3(env)));
    else if (folder) stores.set(service, new FileBlobStore(join(folder, service)));
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
