import type { SetFieldAction } from '@trackway/client';
import { fieldLabel } from '../../projects/use-params';
import { ValueInput } from '../../projects/value-input';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { type ActionFieldsProps, memberOf } from './action-member';
import { JsonField } from './json-field';
import { ChoiceField, choices, RelationField } from './member-fields';
import { type EditedAction, withMember } from './rule-draft';
import styles from './rule-editor.module.css';
import { TemplateField } from './template-field';
import { useEditor, useEditorText, useErrorsAt } from './use-editor';

type Settable = SetFieldAction['field'];

/** The field of a search that describes the values, or where they are listed. */
const KINDS: Readonly<Record<Settable, 'text' | 'json' | { readonly like: string } | { readonly list: string }>> = {
  name: 'text',
  description: 'text',
  status: { like: 'status' },
  impact: { like: 'impact' },
  budget: { like: 'budget' },
  costs: 'json',
  customer_id: { list: '/api/management/customers' },
  contact_id: { list: '/api/management/contacts' },
  parent_id: { list: '/api/management/projects' },
  form_id: { list: '/api/management/forms' },
};

/** A field and its value: fixed, or out of a variable. */
export function SetFieldFields(props: ActionFieldsProps) {
  const t = useEditorText();
  const { action, onChange } = props;
  const field = action['field'] as Settable | undefined;
  return (
    <>
      <ChoiceField
        label={t('editor.field')}
        path={`${props.path}.field`}
        value={field}
        empty={t('filter.from_list')}
        options={choices(Object.keys(KINDS), fieldLabel)}
        onChange={(chosen) => onChange(withMember(withoutValue(action), 'field', chosen))}
      />
      {field === undefined ? undefined : <FieldValue {...props} field={field} />}
    </>
  );
}

function FieldValue({ field, ...props }: ActionFieldsProps & { field: Settable }) {
  const t = useEditorText();
  const value = memberOf(props, 'value');
  const { variables } = props.place;
  const kind = KINDS[field];
  const isVariable = typeof value.value === 'string' && value.value.includes('{{');
  if (kind === 'text') return <TemplateField label={t('editor.value')} variables={variables} {...value} />;
  return (
    <>
      {isVariable ? (
        <TemplateField label={t('editor.value')} variables={variables} isShort {...value} />
      ) : (
        <FixedValue field={field} {...value} />
      )}
      <div className={styles['wide']}>
        <Button
          look="plain"
          onClick={() => value.onChange(isVariable ? undefined : `{{${variables.at(-1)?.replace('*', 'name') ?? ''}}}`)}
        >
          {t(isVariable ? 'editor.use_value' : 'editor.use_variable')}
        </Button>
      </div>
    </>
  );
}

function FixedValue({ field, ...member }: { field: Settable } & ReturnType<typeof memberOf>) {
  const t = useEditorText();
  const { fields } = useEditor();
  const errors = useErrorsAt(member.path);
  const kind = KINDS[field];
  if (typeof kind === 'object' && 'list' in kind) {
    return <RelationField label={t('editor.value')} source={kind.list} {...member} />;
  }
  const described = typeof kind === 'object' ? fields.find(({ name }) => name === kind.like) : undefined;
  if (!described) return <JsonField label={t('editor.value')} {...member} />;
  return (
    <Field label={t('editor.value')} errors={errors}>
      {(control) => (
        <ValueInput
          field={described}
          condition={{ field, operator: 'equals', value: member.value as string | number | undefined }}
          onChange={member.onChange}
          control={control}
        />
      )}
    </Field>
  );
}

function withoutValue(action: EditedAction): EditedAction {
  return withMember(action, 'value', undefined);
}
