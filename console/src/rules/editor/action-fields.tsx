import { type ActionFieldsProps, memberOf } from './action-member';
import { ExportFields } from './export-fields';
import { IfFields, LoopFields } from './flow-fields';
import { JsonField } from './json-field';
import { MemberText, RelationField, StepField } from './member-fields';
import styles from './rule-editor.module.css';
import { SetFieldFields } from './set-field-fields';
import { TemplateField } from './template-field';
import { useEditorText } from './use-editor';
import { WaitFields } from './wait-fields';

/** The members of an action of any type, and its name. */
export function ActionFields(props: ActionFieldsProps) {
  const t = useEditorText();
  const example = `{{${props.action.name || 'result'}.…}}`;
  return (
    <>
      <div className={styles['fields']}>
        <Members {...props} />
        <MemberText label={t('editor.name')} hint={t('editor.name_hint', { example })} {...memberOf(props, 'name')} />
      </div>
      {props.action.type === 'if' ? <IfFields {...props} /> : undefined}
      {props.action.type === 'for_each' ? <LoopFields {...props} /> : undefined}
    </>
  );
}

function Members(props: ActionFieldsProps) {
  const t = useEditorText();
  const { variables } = props.place;
  const member = (name: string) => memberOf(props, name);
  const relation = (label: string, source: string, name: string) => (
    <RelationField label={label} source={`/api/management/${source}`} {...member(name)} />
  );
  switch (props.action.type) {
    case 'move':
      return <StepField label={t('editor.step')} {...member('step_id')} />;
    case 'set_field':
      return <SetFieldFields {...props} />;
    case 'add_tag':
      return relation(t('editor.tag'), 'tags', 'tag_id');
    case 'assign_user':
      return relation(t('editor.user'), 'users', 'user_id');
    case 'attach_form':
      return relation(t('editor.form'), 'forms', 'form_id');
    case 'send_message':
      return (
        <>
          {relation(t('editor.channel'), 'channels', 'channel_id')}
          <TemplateField label={t('editor.message')} variables={variables} {...member('message')} />
        </>
      );
    case 'call_webhook':
      return (
        <>
          <TemplateField label="URL" variables={variables} isShort {...member('url')} />
          <div className={styles['wide']}>
            <JsonField
              label={t('editor.payload')}
              hint={t('editor.payload_hint', { example: '{"code": "{{project.code}}"}' })}
              {...member('payload')}
            />
          </div>
        </>
      );
    case 'start_agent':
      return (
        <>
          {relation(t('editor.agent'), 'ai/agents', 'agent_id')}
          <TemplateField
            label={t('editor.input')}
            hint={t('editor.input_hint')}
            variables={variables}
            {...member('input')}
          />
        </>
      );
    case 'start_export':
      return <ExportFields {...props} />;
    case 'wait':
      return <WaitFields {...props} />;
    default:
      return undefined;
  }
}
