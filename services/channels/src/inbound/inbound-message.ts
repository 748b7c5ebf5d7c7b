import type { Sender } from '../conversations/conversation';
import { extraMembers } from './extra-members';
import { type InboundBody, inboundBody } from './inbound-schemas';

/** A message as a connector delivered it. */
export interface InboundMessage {
  readonly message: string;
  readonly externalId: string | null;
  readonly dedupeKey: string | null;
  readonly sender: Sender | null;
  readonly sentAt: Date | null;
  readonly attachments: readonly {
    readonly url: string;
    readonly name: string | null;
    readonly mime_type: string | null;
  }[];
  /** Only signed deliveries link to projects: an unsigned one could contain any id. */
  readonly isSigned: boolean;
  readonly claimedProjectId: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** `signedId` is the id of a delivery with a valid signature; undefined if it is not signed. */
export function toInboundMessage(body: InboundBody, signedId: string | undefined): InboundMessage {
  const externalId = body.external_id ?? null;
  return {
    message: body.message,
    externalId,
    dedupeKey: dedupeKey(externalId, signedId),
    sender: body.sender ?? null,
    sentAt: body.sent_at ? new Date(body.sent_at) : null,
    attachments: body.attachments ?? [],
    isSigned: signedId !== undefined,
    claimedProjectId: signedId === undefined ? null : (body.project_id ?? null),
    metadata: { ...body.metadata, ...extraMembers(body, Object.keys(inboundBody.shape)) },
  };
}

/** A connector without message ids repeats the id of a signed delivery when it retries. */
function dedupeKey(externalId: string | null, signedId: string | undefined): string | null {
  if (externalId !== null) return `external:${externalId}`;
  return signedId === undefined ? null : `delivery:${signedId}`;
}
