import { Readable } from 'node:stream';
import { type GuardedHttp, OutboundError } from '@trackway/outbound';
import type { BlobStore } from '@trackway/storage';
import type { Attachment } from '../media-items/media-item';
import { isProgramType, PROGRAM_REJECTED, rejectPrograms } from './attachment-files';

export const MAX_FILE_BYTES = 25 * 1024 * 1024;
const LIMITS = { timeoutMs: 30_000, maxBytes: MAX_FILE_BYTES, redirects: 5 };
const MIME_TYPE = /^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,100}$/;

/** What is stored of an attachment after an attempt to fetch it. */
export type FetchResult = Pick<Attachment, 'status' | 'reason' | 'size' | 'mime_type'>;

export interface AttachmentFetcher {
  /** `isTemporary` means that a later attempt may succeed. */
  fetch(
    frameId: string,
    attachment: Attachment,
  ): Promise<{ readonly fetched: FetchResult; readonly isTemporary: boolean }>;
}

/** Fetches a file from the URL of a connector into the store. Private addresses are rejected. */
export function httpAttachmentFetcher(http: GuardedHttp, storage: BlobStore): AttachmentFetcher {
  return {
    fetch: async (frameId, attachment) => {
      try {
        return { fetched: await fetchFile(http, storage, frameId, attachment), isTemporary: false };
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        const rejected = { status: 'refused', reason: error.message, size: null } as const;
        return { fetched: { ...rejected, mime_type: attachment.mime_type }, isTemporary: error.isTemporary };
      }
    },
  };
}

/** The storage key of an attachment. */
export function attachmentKey(frameId: string, attachmentId: string): string {
  return `${frameId}/${attachmentId}`;
}

async function fetchFile(
  http: GuardedHttp,
  storage: BlobStore,
  frameId: string,
  attachment: Attachment,
): Promise<FetchResult> {
  const { status, headers, body } = await http.open(attachment.url, LIMITS);
  const sent = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const mimeType = attachment.mime_type ?? (MIME_TYPE.test(sent) ? sent : null);
  if (status !== 200 || isProgramType(sent)) {
    body.destroy();
    if (status === 200) throw new OutboundError('url_refused', PROGRAM_REJECTED);
    const isUnavailable = status >= 500 || status === 429 || status === 408;
    throw new OutboundError(isUnavailable ? 'unreachable' : 'url_refused', `The host responded with ${status}.`);
  }
  const size = await storage.put(attachmentKey(frameId, attachment.id), Readable.from(rejectPrograms(body)));
  return { status: 'stored', reason: null, size, mime_type: mimeType };
}
