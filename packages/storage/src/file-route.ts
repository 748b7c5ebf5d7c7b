import { notFound } from '@trackway/errors';
import { defineRoute, type Route, textParameter } from '@trackway/http';
import type { BlobStore } from './blob-store';
import type { FileLinks } from './file-links';
import { fileReply, type ServedFile } from './file-reply';

/** What the routes of a service's files need. */
export interface Files {
  readonly storage: BlobStore;
  readonly links: FileLinks;
}

export type FoundFile = Omit<ServedFile, 'size' | 'cacheControl'>;

interface Named {
  /** Its files are read at `/files/<service>/:token`. */
  readonly service: string;
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
}

/** Files by signed link, whole or in ranges, to whoever holds the link. `find` gives the file that a link names. */
export function fileRoute(
  { service, ...named }: Named,
  { storage, links }: Files,
  find: (frameId: string, id: string) => Promise<FoundFile | undefined>,
): Route {
  return defineRoute({
    ...named,
    method: 'get',
    path: `/files/${service}/:token`,
    description: 'Good for ten minutes. Answers ranges.',
    scope: 'public',
    params: { token: textParameter('file', 'What the link carries') },
    response: { mediaType: 'application/octet-stream' },
    failures: ['file_model_not_found', 'link_expired'],
    handle: async ({ params: { token }, request }) => {
      const { frameId, id } = links.read(token);
      const file = await find(frameId, id);
      const size = file && (await storage.size(file.key));
      if (!file || size === undefined) throw notFound('file');
      return fileReply(storage, { ...file, size, cacheControl: 'private, no-store' }, request.get('range'));
    },
  });
}
