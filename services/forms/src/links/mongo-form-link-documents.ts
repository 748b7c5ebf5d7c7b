import type { FormLink } from './form-link';
import type { LinkAccess } from './link-access';
import type { FormLinkDocument, LinkAccessDocument } from './mongo-form-link-models';

export function toFormLink(document: FormLinkDocument): FormLink {
  return {
    id: document._id,
    frameId: document.frame_id,
    tokenHash: document.token_hash,
    formId: document.form_id,
    accessor: { type: document.accessor_type, projectId: document.project_id, id: document.accessor_id },
    singleUse: document.single_use,
    context: document.context ?? (document.single_use ? 'shared' : 'separate'),
    pinHash: document.pin_hash ?? null,
    prefill: (document.prefill ?? []).map(({ field_id, value }) => ({ fieldId: field_id, value })),
    expiresAt: document.expires_at,
    spentAt: document.spent_at,
    revokedAt: document.revoked_at,
    createdBy: document.created_by,
    createdAt: document.created_at,
  };
}

export function toDocument(link: FormLink): FormLinkDocument {
  return {
    _id: link.id,
    frame_id: link.frameId,
    token_hash: link.tokenHash,
    form_id: link.formId,
    accessor_type: link.accessor.type,
    project_id: link.accessor.projectId,
    accessor_id: link.accessor.id,
    single_use: link.singleUse,
    context: link.context,
    pin_hash: link.pinHash,
    pin_tries: 0,
    pin_tried_at: null,
    prefill: link.prefill.map(({ fieldId, value }) => ({ field_id: fieldId, value })),
    expires_at: link.expiresAt,
    spent_at: link.spentAt,
    revoked_at: link.revokedAt,
    created_by: link.createdBy,
    created_at: link.createdAt,
  };
}

export function toAccess(document: LinkAccessDocument): LinkAccess {
  return {
    id: document._id,
    frameId: document.frame_id,
    linkId: document.link_id,
    kind: document.kind,
    address: document.address,
    userAgent: document.user_agent,
    at: document.at,
  };
}

export function fromAccess(access: LinkAccess): LinkAccessDocument {
  return {
    _id: access.id,
    frame_id: access.frameId,
    link_id: access.linkId,
    kind: access.kind,
    address: access.address,
    user_agent: access.userAgent,
    at: access.at,
  };
}
