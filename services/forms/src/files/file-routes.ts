import { notFound } from '@trackway/errors';
import { defineRoute, type Route, type StreamReply, textParameter } from '@trackway/http';
import { type BlobStore, type FileLinks, fileReply } from '@trackway/storage';
import type { Application } from '../application';
import type { StoredFile } from './stored-file';

export interface Files {
  readonly storage: BlobStore;
  readonly links: FileLinks;
}

/** Files by signed link, whole or in ranges. */
export function fileRoutes({ queries }: Application, { storage, links }: Files): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/files/forms/:token',
      operationId: 'readAnswerFile',
      summary: 'The file of an answer, by the link that the answer names',
      description: 'Good for ten minutes. Answers ranges.',
      tag: 'Answers',
      scope: 'public',
      params: { token: textParameter('file', 'What the link carries') },
      response: { mediaType: 'application/octet-stream' },
      failures: ['file_model_not_found', 'link_expired'],
      handle: async ({ params: { token }, request }) => {
        const { frameId, id } = links.read(token);
        const file = await queries.findFile(frameId, id);
        if (!file) throw notFound('file');
        return await answerFileReply(storage, file, request.get('range'));
      },
    }),
  ];
}

async function answerFileReply(storage: BlobStore, file: StoredFile, asked: string | undefined): Promise<StreamReply> {
  const size = await storage.size(file.key);
  if (size === undefined) throw notFound('file');
  return fileReply(storage, { ...file, size, cacheControl: 'private, max-age=600' }, asked);
}
