import type { Route } from '@trackway/http';
import { type Files, fileRoute } from '@trackway/storage';
import type { Application } from '../../application';

const named = {
  service: 'funnels',
  operationId: 'readAttachmentFile',
  summary: 'Download the file of an attachment by its link',
  tag: 'Funnels',
};

export function fileRoutes({ queries }: Application, files: Files): Route[] {
  return [
    fileRoute(named, files, async (frameId, id) => {
      const attachment = await queries.findAttachment(frameId, id);
      if (!attachment || !('file' in attachment.source)) return undefined;
      const { file } = attachment.source;
      // Videos play inline. Other files are downloaded, so that an upload never runs as a page of this origin.
      return { ...file, inline: file.mimeType.startsWith('video/') };
    }),
  ];
}
