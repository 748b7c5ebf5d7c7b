import type { AutomationTrigger, WaitEvent } from '@trackway/client';
import { useRead } from '../../api/use-read';
import { CheckBox } from '../../ui/field';
import { Quiet } from '../../ui/layout';
import { DurationField } from './duration-field';
import { ChoiceField, choices, MemberText, RelationField, StepField } from './member-fields';
import { type Edited, withMember } from './rule-draft';
import styles from './rule-editor.module.css';
import { useEditor, useEditorText } from './use-editor';

type TriggerType = AutomationTrigger['type'];
type DomainEvent = Extract<WaitEvent, { type: 'event' }>['event'];

const PROJECT_EVENTS = ['entered', 'left', 'attachment_viewed', 'form_answered', 'inbound_message'] as const;

/** Triggers of rules of a step, of other rules, and events that end a wait. */
export const ASSISTANT_TRIGGERS: readonly TriggerType[] = [...PROJECT_EVENTS, 'stayed_longer_than'];
export const AUTOMATION_TRIGGERS: readonly TriggerType[] = ['event', 'schedule', ...ASSISTANT_TRIGGERS];
export const WAIT_EVENTS: readonly TriggerType[] = [...PROJECT_EVENTS, 'event'];

const EVENTS: Readonly<Record<DomainEvent, true>> = {
  'project.created': true,
  'project.updated': true,
  'project.deleted': true,
  'project.restored': true,
  'project.merged': true,
  'project.unmerged': true,
  'funnel.entered': true,
  'funnel.moved': true,
  'funnel.updated': true,
  'funnel.left': true,
  'funnel.late': true,
  'funnel.overdue': true,
  'task.created': true,
  'task.updated': true,
  'step_attachment.watched': true,
};

const FIRST: Partial<Record<TriggerType, Omit<Edited, 'type'>>> = {
  event: { event: 'project.updated' },
  schedule: { cron: '0 9 * * 1', time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone, each_project: true },
  stayed_longer_than: { minutes: 3 * 24 * 60 },
};
const MINUTE = 60;

interface TriggerFieldsProps {
  readonly label: string;
  readonly types: readonly TriggerType[];
  readonly trigger: Edited;
  readonly path: string;
  readonly onChange: (trigger: Edited) => void;
}

/** An event or a time, with what limits it. */
export function TriggerFields({ label, types, trigger, path, onChange }: TriggerFieldsProps) {
  const t = useEditorText();
  const { step } = useEditor();
  const { type } = trigger;
  const member = (name: string) => ({
    path: `${path}.${name}`,
    value: trigger[name],
    onChange: (value: unknown) => onChange(withMember(trigger, name, value)),
  });
  const hasStep = ['entered', 'left', 'stayed_longer_than', 'attachment_viewed'].includes(type) && !step;
  return (
    <div className={styles['fields']}>
      <ChoiceField
        label={label}
        path={`${path}.type`}
        value={type}
        options={choices(types, (one) => t(`trigger.${one}`))}
        onChange={(chosen) => onChange({ type: String(chosen), ...FIRST[chosen as TriggerType] })}
      />
      {type === 'stayed_longer_than' ? (
        <DurationField label={t('editor.stayed')} scale={MINUTE} {...member('minutes')} />
      ) : undefined}
      {hasStep ? <StepField label={t('editor.step')} empty={t('editor.any_step')} {...member('step_id')} /> : undefined}
      {type === 'attachment_viewed' ? (
        <AttachmentField step={step ?? trigger['step_id']} {...member('attachment_id')} />
      ) : undefined}
      {type === 'form_answered' ? (
        <RelationField
          label={t('editor.form')}
          empty={t('editor.any_form')}
          source="/api/management/forms"
          {...member('form_id')}
        />
      ) : undefined}
      {type === 'inbound_message' ? (
        <RelationField
          label={t('editor.channel')}
          empty={t('editor.any_channel')}
          source="/api/management/channels"
          {...member('channel_id')}
        />
      ) : undefined}
      {type === 'event' ? <EventFields member={member} /> : undefined}
      {type === 'schedule' ? <ScheduleFields member={member} /> : undefined}
    </div>
  );
}

type Member = (name: string) => {
  readonly path: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
};

function EventFields({ member }: { member: Member }) {
  const t = useEditorText();
  return (
    <>
      <ChoiceField
        label={t('editor.event')}
        options={choices(Object.keys(EVENTS), (event) => event)}
        {...member('event')}
      />
      <MemberText label={t('editor.changed_field')} hint={t('editor.any_field')} {...member('field')} />
    </>
  );
}

function ScheduleFields({ member }: { member: Member }) {
  const t = useEditorText();
  const zones = Intl.supportedValuesOf('timeZone');
  const each = member('each_project');
  const zone = member('time_zone');
  const known = ['UTC', ...zones.filter((one) => one !== 'UTC')];
  return (
    <>
      <MemberText label={t('editor.cron')} hint={t('editor.cron_hint')} {...member('cron')} />
      <ChoiceField label={t('editor.time_zone')} options={choices(known, (one) => one)} {...zone} />
      <div className={styles['wide']}>
        <CheckBox
          label={t('editor.each_project')}
          checked={each.value !== false}
          onChange={(event) => each.onChange(event.target.checked)}
        />
        <div>
          <Quiet>{t('editor.each_project_hint')}</Quiet>
        </div>
      </div>
    </>
  );
}

function AttachmentField({ step, ...props }: { step: unknown } & ReturnType<Member>) {
  const t = useEditorText();
  const path = { step: String(step ?? '') };
  const { data } = useRead('/api/management/steps/{step}/attachments', { path }, { enabled: step !== undefined });
  const options = data?.step_attachments.map(({ id, name }) => [id, name] as const) ?? [];
  return (
    <ChoiceField
      label={t('editor.attachment')}
      empty={t('editor.any_attachment')}
      hint={step === undefined ? t('editor.attachment_hint') : ''}
      options={options}
      {...props}
    />
  );
}
