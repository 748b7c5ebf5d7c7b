import { Cron } from 'croner';
import { z } from 'zod';
import { text, uuid } from '../../shared/field-types';
import { domainEvents } from './trigger';

const MAX_MINUTES = 60 * 24 * 366;

const place = { step_id: uuid.optional().meta({ description: 'Only for automations. By default, any step' }) };

const timeZone = z.string().refine(isTimeZone, 'Must be a time zone of the IANA list, such as Europe/Lisbon.');

const schedule = z
  .strictObject({
    type: z.literal('schedule'),
    cron: z
      .string()
      .max(255)
      .meta({ description: 'Five fields: minute, hour, day, month, day of the week', example: '0 9 * * 1' }),
    time_zone: timeZone.default('UTC'),
    each_project: z.boolean().default(true).meta({
      description:
        'Whether the rule runs on each project that meets the conditions (at most 10,000), or once without a project',
    }),
  })
  .superRefine(({ cron, time_zone }, context) => {
    const issue = validateCron(cron, time_zone);
    if (issue) context.addIssue({ code: 'custom', path: ['cron'], message: issue });
  });

/** Events of a project. */
const projectEvents = [
  z.strictObject({ type: z.literal('entered'), ...place }),
  z.strictObject({ type: z.literal('left'), ...place }),
  z.strictObject({ type: z.literal('attachment_viewed'), attachment_id: uuid.optional(), ...place }),
  z.strictObject({ type: z.literal('form_answered'), form_id: z.int().min(1).optional() }),
  z.strictObject({ type: z.literal('inbound_message'), channel_id: uuid.optional() }),
] as const;

/** Triggers of assistants: events at their step, or of a project in it. */
const assistantTriggers = [
  ...projectEvents,
  z.strictObject({ type: z.literal('stayed_longer_than'), minutes: z.int().min(1).max(MAX_MINUTES), ...place }),
] as const;

const event = z.strictObject({
  type: z.literal('event'),
  event: z.enum(domainEvents).meta({ description: 'An event in the history of a project' }),
  field: text.max(64).optional().meta({ description: 'Only if this field was changed' }),
});

export const assistantTriggerSchema = z
  .discriminatedUnion('type', [...assistantTriggers])
  .meta({ id: 'AssistantTrigger' });

export const automationTriggerSchema = z
  .discriminatedUnion('type', [...assistantTriggers, event, schedule])
  .meta({ id: 'AutomationTrigger' });

/** An event that ends a wait. */
export const waitEventSchema = z.discriminatedUnion('type', [...projectEvents, event]).meta({ id: 'WaitEvent' });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

function validateCron(cron: string, timezone: string): string | undefined {
  if (!isTimeZone(timezone)) return undefined;
  try {
    const next = new Cron(cron, { timezone, mode: '5-part', paused: true }).nextRun();
    return next ? undefined : 'No date matches, so the rule would never run.';
  } catch (error) {
    const expected = 'Must be five fields, such as 0 9 * * 1 for Mondays at nine.';
    // For another number of fields, the parser says that six or seven are possible, too.
    if (!(error instanceof Error) || cron.trim().split(/\s+/).length !== 5) return expected;
    return `${expected} ${error.message.replace(/^CronPattern: /, '')}`;
  }
}
