import type { Route } from '@trackway/http';
import { type Files, fileRoute } from '@trackway/storage';
import type { Application } from '../../application';

const named = {
  service: 'funnels',
  operationId: 'readAttachmentFile',
  summary: 'The file of an attachment, by the link that the attachment names',
  tag: 'Funnels',
};

export function fileRoutes({ queries }: Application, files: Files): Route[] {
  return [
    fileRoute(named, files, async (frameId, id) => {
      const attachment = await queries.findAttachment(frameId, id);
      if (!attachment || !('file' in attachment.source)) return undefined;
      const { file } = attachment.source;
      // Videos play in the page; everything else is saved, so that no upload runs as a page of ours.
      return { ...file, inline: file.mimeType.startsWith('video/') };
    }),
  ];
}
