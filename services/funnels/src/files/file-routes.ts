import { notFound } from '@trackway/errors';
import { defineRoute, type Route, StreamReply, textParameter } from '@trackway/http';
import type { BlobStore } from '@trackway/storage';
import type { Application } from '../application';
import type { StoredFile } from '../attachments/attachment';
import { readRange } from './byte-range';
import type { FileLinks } from './file-links';

export interface Files {
  readonly storage: BlobStore;
  readonly links: FileLinks;
}

/** Files by signed link, whole or in ranges, as players of videos ask for them. */
export function fileRoutes({ queries }: Application, { storage, links }: Files): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/files/funnels/:token',
      operationId: 'readAttachmentFile',
      summary: 'The file of an attachment, by the link that the attachment names',
      description: 'Good for ten minutes. Answers ranges.',
      tag: 'Funnels',
      scope: 'public',
      params: { token: textParameter('file', 'What the link carries') },
      response: { mediaType: 'application/octet-stream' },
      failures: ['file_model_not_found', 'link_expired'],
      handle: async ({ params: { token }, request }) => {
        const { frameId, id } = links.read(token);
        const attachment = await queries.findAttachment(frameId, id);
        if (!attachment || !('file' in attachment.source)) throw notFound('file');
        return await fileReply(storage, attachment.source.file, request.get('range'));
      },
    }),
  ];
}

async function fileReply(storage: BlobStore, file: StoredFile, asked: string | undefined): Promise<StreamReply> {
  const size = await storage.size(file.key);
  if (size === undefined) throw notFound('file');
  const headers = {
    'Content-Type': file.mimeType,
    'Content-Disposition': disposition(file),
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

/** Videos play in the page; everything else is saved, so that no upload runs as a page of ours. Names by RFC 6266. */
function disposition({ name, mimeType }: StoredFile): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `${mimeType.startsWith('video/') ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`;
}
