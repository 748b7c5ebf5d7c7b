import { notFound } from '@trackway/errors';
import { defineRoute, type Route, StreamReply, textParameter } from '@trackway/http';
import type { BlobStore } from '@trackway/storage';
import type { Application } from '../application';
import { readRange } from './byte-range';
import type { FileLinks } from './file-links';
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
        return await fileReply(storage, file, request.get('range'));
      },
    }),
  ];
}

async function fileReply(storage: BlobStore, file: StoredFile, asked: string | undefined): Promise<StreamReply> {
  const size = await storage.size(file.key);
  if (size === undefined) throw notFound('file');
  const headers = {
    'Content-Type': file.mimeType,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodedName(file.name)}`,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, max-age=600',
    'X-Content-Type-Options': 'nosniff',
  };
  const range = readRange(asked, size);
  if (!range)
    return new StreamReply(storage.read(file.key), { headers: { ...headers, 'Content-Length': String(size) } });
  const { start, end } = range;
  const part = { 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${size}` };
  return new StreamReply(storage.read(file.key, range), { status: 206, headers: { ...headers, ...part } });
}

/** By RFC 6266. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
