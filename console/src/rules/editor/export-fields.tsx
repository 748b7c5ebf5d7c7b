import type { StartExportAction } from '@trackway/client';
import { type ActionFieldsProps, memberOf } from './action-member';
import { JsonField } from './json-field';
import { ChoiceField, choices } from './member-fields';
import styles from './rule-editor.module.css';
import { useEditorText } from './use-editor';

const EXPORTS: Readonly<Record<StartExportAction['export'], true>> = {
  project: true,
  customer: true,
  contact: true,
  task: true,
  form_answer: true,
  answer_history: true,
  agent_execution: true,
  project_execution: true,
  user: true,
};
const FORMATS = ['xlsx', 'csv'] as const;

export function ExportFields(props: ActionFieldsProps) {
  const t = useEditorText();
  return (
    <>
      <ChoiceField
        label={t('editor.export')}
        options={choices(Object.keys(EXPORTS), (kind) => kind.replaceAll('_', ' '))}
        {...memberOf(props, 'export')}
      />
      <ChoiceField
        label={t('editor.format')}
        empty={t('editor.default_format')}
        options={choices(FORMATS, (format) => format)}
        {...memberOf(props, 'format')}
      />
      {(['columns', 'filters'] as const).map((name) => (
        <div key={name} className={styles['wide']}>
          <JsonField
            label={t(`editor.export_${name}`)}
            hint={t('editor.more_hint', { example: EXAMPLES[name] })}
            {...memberOf(props, name)}
          />
        </div>
      ))}
    </>
  );
}

const EXAMPLES = {
  columns: '["code", "name"]',
  filters: '[{"field": "status", "operator": "equals", "value": 1}]',
};
