import { omitUndefined, valueTypes } from '@trackway/application';
import { z } from 'zod';
import { formIdSchema } from '../forms/form-schemas';
import { embedOrigins, redirectUrl } from '../forms/page-schemas';
import { name, timestamp, uuid } from '../shared/value-types';
import {
  type IntakeFields,
  type IntakeLink,
  type IntakeSettings,
  intakeStates,
  stateOf,
  statusParts,
  usedToday,
} from './intake-link';
import { type IntakeSubmission, intakeProgress } from './intake-submission';

const MAX_QUOTA = 1_000_000;
const MAX_WINDOW_HOURS = 720;
const MIN_DIFFICULTY = 8;
const MAX_DIFFICULTY = 22;

const DEFAULTS: Omit<IntakeSettings, 'name'> = {
  funnelId: null,
  templateId: null,
  customerId: null,
  fields: { projectName: null, contactName: null, email: null, phone: null },
  quotaTotal: null,
  quotaPerDay: null,
  duplicateWindowHours: 24,
  proofDifficulty: 15,
  statusShows: ['closed'],
  redirectUrl: null,
  embedOrigins: null,
  expiresAt: null,
  active: true,
};

const quota = z.int().min(1).max(MAX_QUOTA).nullable();
const fieldId = uuid.nullable();
const fields = z
  .strictObject({
    project_name: fieldId.meta({ description: 'A short text. Null names projects after the form and the contact' }),
    contact_name: fieldId.meta({ description: 'A short text' }),
    email: fieldId.meta({ description: 'An e-mail. Finds the contact' }),
    phone: fieldId.meta({ description: 'A phone number. Finds the contact if the e-mail does not' }),
  })
  .partial()
  .meta({ id: 'WriteIntakeFields', description: 'Ids of the fields whose answers are used' });

const settings = {
  funnel_id: uuid.nullable().meta({ description: 'New projects enter its first step. Requires funnels:write' }),
  template_id: uuid.nullable().meta({ description: 'New projects are copies of this template' }),
  customer_id: uuid.nullable().meta({ description: 'Null for the customer of the contact, if it has exactly one' }),
  fields,
  quota_total: quota.meta({ description: 'Maximum number of projects. Null for no limit' }),
  quota_per_day: quota.meta({ description: 'Maximum number of projects of a day in UTC. Null for no limit' }),
  duplicate_window_hours: z.int().min(0).max(MAX_WINDOW_HOURS).meta({
    default: DEFAULTS.duplicateWindowHours,
    description:
      'The same answers of the same e-mail or phone within this time create no second project. 0 accepts them',
  }),
  proof_difficulty: z.int().min(MIN_DIFFICULTY).max(MAX_DIFFICULTY).meta({
    default: DEFAULTS.proofDifficulty,
    description:
      'Leading zero bits of the proof of work. Each bit doubles the work. Rises while there are many submissions',
  }),
  status_shows: z.array(z.enum(statusParts)).max(statusParts.length).meta({
    description: 'What the status page shows in addition to the time of the submission. Default: closed',
  }),
  redirect_url: redirectUrl
    .nullable()
    .meta({ description: 'Opened after a submission. Null for the setting of the form' }),
  embed_origins: embedOrigins
    .nullable()
    .meta({ description: 'Origins of pages that may embed the form. Null for the setting of the form' }),
  expires_at: valueTypes.instant.nullable(),
  active: z.boolean().meta({ default: true, description: 'An inactive link accepts no submissions' }),
};

const example = { name: 'Request a quote', quota_per_day: 50, status_shows: ['step', 'closed'] };

export const createIntakeLinkBody = z
  .strictObject({ ...z.object(settings).partial().shape, name, form_id: formIdSchema })
  .meta({ id: 'CreateIntakeLink', example: { ...example, form_id: 1 } });

export const updateIntakeLinkBody = z
  .strictObject({ ...settings, name })
  .partial()
  .meta({ id: 'UpdateIntakeLink', example: { active: false } });

export const intakeLinkSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    url: z.url().meta({ description: 'Public address of the form' }),
    form_id: z.int(),
    funnel_id: z.uuid().nullable(),
    template_id: z.uuid().nullable(),
    customer_id: z.uuid().nullable(),
    fields: z.object({
      project_name: z.uuid().nullable(),
      contact_name: z.uuid().nullable(),
      email: z.uuid().nullable(),
      phone: z.uuid().nullable(),
    }),
    quota_total: z.int().nullable(),
    quota_per_day: z.int().nullable(),
    duplicate_window_hours: z.int(),
    proof_difficulty: z.int(),
    status_shows: z.array(z.enum(statusParts)),
    redirect_url: z.string().nullable(),
    embed_origins: z.array(z.string()).nullable(),
    expires_at: timestamp.nullable(),
    active: z.boolean(),
    state: z.enum(intakeStates).meta({ description: 'exhausted: quota_total is used up' }),
    submissions: z
      .object({ total: z.int(), today: z.int() })
      .meta({ description: 'Accepted submissions, without duplicates. Days are in UTC' }),
    created_by: z.uuid(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'IntakeLink' });

export const intakeSubmissionSchema = z
  .object({
    id: z.uuid(),
    project_id: z.uuid().meta({ description: 'Exists as soon as progress is answered or completed' }),
    contact_id: z.int().nullable(),
    progress: z.enum(intakeProgress).meta({
      description: 'received: the project is being created. answered: it exists. completed: it is in the funnel too',
    }),
    issues: z
      .array(z.object({ code: z.string(), detail: z.string() }))
      .meta({ description: 'Why a part of the submission has no effect, such as a blocked move' }),
    duplicates: z.int().meta({ description: 'Later submissions that were the same' }),
    attempts: z.int(),
    status_url: z.url(),
    created_at: timestamp,
    completed_at: timestamp.nullable(),
  })
  .meta({ id: 'IntakeSubmission' });

type Body = z.infer<typeof updateIntakeLinkBody>;

/** The settings of a new link. */
export function toIntakeSettings(body: Body & { name: string }): IntakeSettings {
  const { fields: given, ...rest } = toIntakeChanges(body);
  return { ...DEFAULTS, ...rest, name: body.name, fields: { ...DEFAULTS.fields, ...given } };
}

/** The settings that a body changes. */
export function toIntakeChanges({ fields: given, ...body }: Body) {
  const expiresAt = body.expires_at === undefined ? undefined : body.expires_at && new Date(body.expires_at);
  const changedFields: Partial<IntakeFields> | undefined =
    given &&
    omitUndefined({
      projectName: given.project_name,
      contactName: given.contact_name,
      email: given.email,
      phone: given.phone,
    });
  return omitUndefined({
    name: body.name,
    funnelId: body.funnel_id,
    templateId: body.template_id,
    customerId: body.customer_id,
    fields: changedFields,
    quotaTotal: body.quota_total,
    quotaPerDay: body.quota_per_day,
    duplicateWindowHours: body.duplicate_window_hours,
    proofDifficulty: body.proof_difficulty,
    statusShows: body.status_shows && [...new Set(body.status_shows)],
    redirectUrl: body.redirect_url,
    embedOrigins: body.embed_origins && [...new Set(body.embed_origins)],
    expiresAt: expiresAt as Date | null | undefined,
    active: body.active,
  });
}

export function presentIntakeLink(link: IntakeLink, publicUrl: string, now: Date): z.infer<typeof intakeLinkSchema> {
  const { projectName, contactName, email, phone } = link.fields;
  return {
    id: link.id,
    name: link.name,
    url: `${publicUrl}/intake/${link.token}`,
    form_id: link.formId,
    funnel_id: link.funnelId,
    template_id: link.templateId,
    customer_id: link.customerId,
    fields: { project_name: projectName, contact_name: contactName, email, phone },
    quota_total: link.quotaTotal,
    quota_per_day: link.quotaPerDay,
    duplicate_window_hours: link.duplicateWindowHours,
    proof_difficulty: link.proofDifficulty,
    status_shows: [...link.statusShows],
    redirect_url: link.redirectUrl,
    embed_origins: link.embedOrigins && [...link.embedOrigins],
    expires_at: link.expiresAt?.toISOString() ?? null,
    active: link.active,
    state: stateOf(link, now),
    submissions: { total: link.usage.total, today: usedToday(link, now) },
    created_by: link.createdBy,
    created_at: link.createdAt.toISOString(),
    updated_at: link.updatedAt.toISOString(),
  };
}

export function presentSubmission(
  submission: IntakeSubmission,
  publicUrl: string,
): z.infer<typeof intakeSubmissionSchema> {
  return {
    id: submission.id,
    project_id: submission.projectId,
    contact_id: submission.contactId,
    progress: submission.progress,
    issues: submission.issues.map(({ code, detail }) => ({ code, detail })),
    duplicates: submission.duplicates,
    attempts: submission.attempts,
    status_url: statusUrl(submission, publicUrl),
    created_at: submission.createdAt.toISOString(),
    completed_at: submission.completedAt?.toISOString() ?? null,
  };
}

/** The address of the status page. */
export function statusUrl({ statusToken }: Pick<IntakeSubmission, 'statusToken'>, publicUrl: string): string {
  return `${publicUrl}/intake-status/${statusToken}`;
}
