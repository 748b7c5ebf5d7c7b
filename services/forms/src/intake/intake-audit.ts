import { auditOf } from '@trackway/messaging';
import type { IntakeLink } from './intake-link';

/** The values that an undo restores. */
export function intakeValues(link: IntakeLink): Readonly<Record<string, unknown>> {
  return { ...settings(link), expires_at: link.expiresAt?.toISOString() ?? null };
}

/** An intake link lets anyone create projects, so it is audited as credentials are. */
export const auditIntakeLink = auditOf<IntakeLink>({
  source: 'forms',
  kind: 'intake_link',
  identify: ({ id, name }) => ({ id, name }),
  settings,
  // Intake links cannot be deleted, because the status pages of submissions belong to them.
  restorable: { kind: 'intake_link', values: intakeValues, retired: { active: false } },
  details: ({ formId }) => ({ form_id: formId }),
});

function settings({ fields, ...link }: IntakeLink) {
  return {
    name: link.name,
    active: link.active,
    funnel_id: link.funnelId,
    template_id: link.templateId,
    customer_id: link.customerId,
    project_name_field: fields.projectName,
    contact_name_field: fields.contactName,
    email_field: fields.email,
    phone_field: fields.phone,
    quota_total: link.quotaTotal,
    quota_per_day: link.quotaPerDay,
    duplicate_window_hours: link.duplicateWindowHours,
    proof_difficulty: link.proofDifficulty,
    status_shows: [...link.statusShows],
    redirect_url: link.redirectUrl,
    embed_origins: link.embedOrigins && [...link.embedOrigins],
    expires_at: link.expiresAt,
  };
}
