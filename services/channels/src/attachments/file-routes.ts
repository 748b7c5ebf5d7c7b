import type { Route } from '@trackway/http';
import { type Files, fileRoute } from '@trackway/storage';
import type { Application } from '../application';
import { attachmentKey } from './attachment-fetcher';

const named = {
  service: 'channels',
  operationId: 'readAttachment',
  summary: 'Download a file of a message, by the link in the message',
  tag: 'Channels',
};

export function fileRoutes({ queries }: Application, files: Files): Route[] {
  return [
    fileRoute(named, files, async (frameId, id) => {
      const attachment = await queries.findAttachment(frameId, id);
      if (!attachment) return undefined;
      const { name, mime_type: mimeType } = attachment;
      return {
        key: attachmentKey(frameId, id),
        name: name ?? 'file',
        mimeType: mimeType ?? 'application/octet-stream',
      };
    }),
  ];
}
