/** Events in the history of a project that can trigger automations. */
export const domainEvents = [
  'project.created',
  'project.updated',
  'project.deleted',
  'project.restored',
  'project.merged',
  'project.unmerged',
  'funnel.entered',
  'funnel.moved',
  'funnel.updated',
  'funnel.left',
  'funnel.late',
  'funnel.overdue',
  'task.created',
  'task.updated',
  'step_attachment.watched',
] as const;

export type DomainEvent = (typeof domainEvents)[number];

export type RuleTrigger =
  | { readonly type: 'entered' | 'left'; readonly step_id?: string }
  | { readonly type: 'stayed_longer_than'; readonly minutes: number; readonly step_id?: string }
  | { readonly type: 'attachment_viewed'; readonly attachment_id?: string; readonly step_id?: string }
  | { readonly type: 'form_answered'; readonly form_id?: number }
  | { readonly type: 'inbound_message'; readonly channel_id?: string }
  | { readonly type: 'event'; readonly event: DomainEvent; readonly field?: string }
  | {
      readonly type: 'schedule';
      readonly cron: string;
      readonly time_zone: string;
      /** Whether the rule runs on each project that meets the conditions, or once without a project. */
      readonly each_project: boolean;
    };

export type TriggerType = RuleTrigger['type'];

export const triggerTypes = [
  'entered',
  'left',
  'stayed_longer_than',
  'attachment_viewed',
  'form_answered',
  'inbound_message',
  'event',
  'schedule',
] as const satisfies readonly TriggerType[];
