import { notFound } from '@trackway/errors';
import { defineRoute, type Route, textParameter } from '@trackway/http';
import type { BlobStore } from './blob-store';
import type { FileLinks } from './file-links';
import { fileReply, type ServedFile } from './file-reply';

/** Dependencies of routes that serve files. */
export interface Files {
  readonly storage: BlobStore;
  readonly links: FileLinks;
}

export type FoundFile = Omit<ServedFile, 'size' | 'cacheControl'>;

interface Named {
  /** The path is `/files/<service>/:token`. */
  readonly service: string;
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
}

/** A public route to download files by signed links. `find` returns the file of a link. */
export function fileRoute(
  { service, ...named }: Named,
  { storage, links }: Files,
  find: (frameId: string, id: string) => Promise<FoundFile | undefined>,
): Route {
  return defineRoute({
    ...named,
    method: 'get',
    path: `/files/${service}/:token`,
    description: 'Valid for ten minutes. Supports ranges.',
    scope: 'public',
    ignoresUnknownParameters: true,
    params: { token: textParameter('file', 'Token of the link') },
    response: { mediaType: ['application/octet-stream', 'application/pdf', 'image/*', 'video/*', 'audio/*', 'text/*'] },
    ranges: true,
    failures: ['file_model_not_found', 'link_expired'],
    handle: async ({ params: { token }, request }) => {
      const { frameId, id } = links.read(token);
      const file = await find(frameId, id);
      const size = file && (await storage.size(file.key));
      if (!file || size === undefined) throw notFound('file');
      return fileReply(storage, { ...file, size, cacheControl: 'private, no-store' }, request);
    },
  });
}
