import type { IntakeLink } from './intake-link';
import type { IntakeSubmission } from './intake-submission';
import type { IntakeLinkDocument, IntakeSubmissionDocument } from './mongo-intake-models';

export function toIntakeLink(document: IntakeLinkDocument): IntakeLink {
  return {
    id: document._id,
    frameId: document.frame_id,
    token: document.token,
    formId: document.form_id,
    name: document.name,
    funnelId: document.funnel_id,
    templateId: document.template_id,
    customerId: document.customer_id,
    fields: {
      projectName: document.project_name_field,
      contactName: document.contact_name_field,
      email: document.email_field,
      phone: document.phone_field,
    },
    quotaTotal: document.quota_total,
    quotaPerDay: document.quota_per_day,
    duplicateWindowHours: document.duplicate_window_hours,
    proofDifficulty: document.proof_difficulty,
    statusShows: document.status_shows,
    redirectUrl: document.redirect_url,
    embedOrigins: document.embed_origins,
    expiresAt: document.expires_at,
    active: document.active,
    usage: { total: document.used, day: document.used_day, onDay: document.used_on_day },
    version: document.version,
    createdBy: document.created_by,
    createdAt: document.created_at,
    updatedAt: document.updated_at,
  };
}

/** The members of a document that a change of settings replaces. */
export function toSettings(link: IntakeLink) {
  return {
    name: link.name,
    funnel_id: link.funnelId,
    template_id: link.templateId,
    customer_id: link.customerId,
    project_name_field: link.fields.projectName,
    contact_name_field: link.fields.contactName,
    email_field: link.fields.email,
    phone_field: link.fields.phone,
    quota_total: link.quotaTotal,
    quota_per_day: link.quotaPerDay,
    duplicate_window_hours: link.duplicateWindowHours,
    proof_difficulty: link.proofDifficulty,
    status_shows: link.statusShows,
    redirect_url: link.redirectUrl,
    embed_origins: link.embedOrigins,
    expires_at: link.expiresAt,
    active: link.active,
    version: link.version,
    updated_at: link.updatedAt,
  };
}

export function toLinkDocument(link: IntakeLink): IntakeLinkDocument {
  const { total, day, onDay } = link.usage;
  return {
    _id: link.id,
    frame_id: link.frameId,
    token: link.token,
    form_id: link.formId,
    ...toSettings(link),
    used: total,
    used_day: day,
    used_on_day: onDay,
    writes: 0,
    created_by: link.createdBy,
    created_at: link.createdAt,
  };
}

export function toSubmission(document: IntakeSubmissionDocument): IntakeSubmission {
  const { project_name: projectName, contact, answers } = document;
  return {
    id: document._id,
    frameId: document.frame_id,
    linkId: document.link_id,
    statusToken: document.status_token,
    projectId: document.project_id,
    contactId: document.contact_id,
    duplicateKey: document.duplicate_key,
    duplicates: document.duplicates,
    progress: document.progress,
    content: answers && {
      projectName: projectName ?? '',
      contact,
      answers: answers.map(({ field_id, value }) => ({ fieldId: field_id, value })),
    },
    issues: document.issues.map(({ code, detail }) => ({ code, detail })),
    cause: { correlationId: document.correlation_id, requestId: document.request_id },
    attempts: document.attempts,
    nextAttemptAt: document.next_attempt_at ?? document.created_at,
    createdAt: document.created_at,
    completedAt: document.completed_at,
  };
}

export function toSubmissionDocument(submission: IntakeSubmission): IntakeSubmissionDocument {
  const { content, cause } = submission;
  return {
    _id: submission.id,
    frame_id: submission.frameId,
    link_id: submission.linkId,
    status_token: submission.statusToken,
    project_id: submission.projectId,
    contact_id: submission.contactId,
    duplicate_key: submission.duplicateKey,
    duplicates: submission.duplicates,
    progress: submission.progress,
    project_name: content?.projectName ?? null,
    contact: content?.contact ?? null,
    answers: content?.answers.map(({ fieldId, value }) => ({ field_id: fieldId, value })) ?? null,
    issues: submission.issues,
    correlation_id: cause.correlationId,
    request_id: cause.requestId,
    attempts: submission.attempts,
    next_attempt_at: submission.progress === 'completed' ? null : submission.nextAttemptAt,
    created_at: submission.createdAt,
    completed_at: submission.completedAt,
  };
}
