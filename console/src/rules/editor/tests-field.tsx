import type { RuleTest } from '@trackway/client';
import { fieldLabel } from '../../projects/use-params';
import { ValueInput } from '../../projects/value-input';
import { Button, IconButton } from '../../ui/button';
import { CheckBox, inputClass } from '../../ui/field';
import { JsonField } from './json-field';
import { ChoiceField, choices, MemberText } from './member-fields';
import { withMember } from './rule-draft';
import styles from './rule-editor.module.css';
import { useEditor, useEditorText, useErrorsAt } from './use-editor';

interface TestsFieldProps {
  readonly tests: readonly RuleTest[];
  readonly skips: boolean;
  readonly onChange: (tests: readonly RuleTest[]) => void;
  readonly onSkip: (skips: boolean) => void;
}

/** Examples with the expected result, which run before the rule is saved. */
export function TestsField({ tests, skips, onChange, onSkip }: TestsFieldProps) {
  const t = useEditorText();
  return (
    <div className={styles['list']}>
      {tests.map((test, index) => (
        <TestCase
          // biome-ignore lint/suspicious/noArrayIndexKey: Test cases have no identity but their position.
          key={index}
          test={test}
          number={index + 1}
          path={`tests.${index}`}
          onChange={(changed) => onChange(tests.with(index, changed))}
          onRemove={() => onChange(tests.toSpliced(index, 1))}
        />
      ))}
      <div className={styles['head']}>
        <Button icon="plus" onClick={() => onChange([...tests, { name: '', expect: { fires: true } }])}>
          {t('editor.add_test')}
        </Button>
        {tests.length > 0 ? (
          <CheckBox label={t('editor.skip_tests')} checked={skips} onChange={(event) => onSkip(event.target.checked)} />
        ) : undefined}
      </div>
    </div>
  );
}

interface TestCaseProps {
  readonly test: RuleTest;
  readonly number: number;
  readonly path: string;
  readonly onChange: (test: RuleTest) => void;
  readonly onRemove: () => void;
}

function TestCase({ test, number, path, onChange, onRemove }: TestCaseProps) {
  const t = useEditorText();
  const errors = useErrorsAt(path, false);
  const { expect } = test;
  const member = (name: keyof RuleTest) => ({
    path: `${path}.${name}`,
    value: test[name],
    onChange: (value: unknown) => onChange(withMember(test, name, value)),
  });
  const setExpected = (name: string, value: unknown) => onChange({ ...test, expect: withMember(expect, name, value) });
  return (
    <fieldset className={styles['test']}>
      <legend>{t('editor.test_of', { number })}</legend>
      {errors ? (
        <p className={styles['error']} role="alert">
          {errors.join(' ')}
        </p>
      ) : undefined}
      <div className={styles['fields']}>
        <MemberText
          label={t('ui.name')}
          path={`${path}.name`}
          value={test.name}
          onChange={(name) => onChange({ ...test, name: String(name ?? '') })}
        />
        <ChoiceField
          label={t('editor.expect')}
          path={`${path}.expect.fires`}
          value={expect.fires ? 'fires' : 'skips'}
          options={choices(['fires', 'skips'] as const, (one) => t(`expect.${one}`))}
          onChange={(chosen) => setExpected('fires', chosen === 'fires')}
        />
      </div>
      <ProjectValues values={test.project ?? {}} {...member('project')} />
      <details>
        <summary>{t('editor.test_more')}</summary>
        <div className={styles['fields']}>
          <MemberText
            label={t('editor.expect_actions')}
            hint={t('editor.expect_actions_hint', { example: 'call_webhook, set_field' })}
            path={`${path}.expect.actions`}
            value={expect.actions?.join(', ')}
            onChange={(text) => setExpected('actions', listOf(text))}
          />
          <JsonField
            label={t('editor.branches')}
            hint={t('editor.more_hint', { example: '{"2.then.0": "else"}' })}
            path={`${path}.expect.branches`}
            value={expect.branches}
            onChange={(value) => setExpected('branches', value)}
          />
          <JsonField
            label={t('editor.test_variables')}
            hint={t('editor.more_hint', { example: '{"reply.ended_by": "timeout"}' })}
            {...member('variables')}
          />
          <JsonField
            label={t('editor.test_event')}
            hint={t('editor.more_hint', { example: '{"fields": ["budget"]}' })}
            {...member('event')}
          />
          <JsonField label={t('editor.test_answers')} {...member('answers')} />
        </div>
      </details>
      <div>
        <Button icon="trash" aria-label={t('editor.remove_test', { number })} onClick={onRemove}>
          {t('ui.delete')}
        </Button>
      </div>
    </fieldset>
  );
}

type Values = Readonly<Record<string, unknown>>;

function ProjectValues({
  values,
  path,
  onChange,
}: {
  values: Values;
  path: string;
  onChange: (values: Values | undefined) => void;
}) {
  const t = useEditorText();
  const { fields } = useEditor();
  const errors = useErrorsAt(path);
  const entries = Object.entries(values);
  const set = (changed: readonly (readonly [string, unknown])[]) =>
    onChange(changed.length === 0 ? undefined : Object.fromEntries(changed));
  const free = fields.filter(({ name }) => !Object.hasOwn(values, name));
  return (
    <div className={styles['list']}>
      <h3>{t('editor.test_project')}</h3>
      {entries.map(([name, value], index) => {
        const field = fields.find((one) => one.name === name);
        const label = fieldLabel(name);
        return (
          <div key={name} className={styles['value']}>
            <select
              className={inputClass}
              aria-label={t('editor.field')}
              value={name}
              onChange={(event) => set(entries.with(index, [event.target.value, undefined]))}
            >
              <option value={name}>{label}</option>
              {free.map((one) => (
                <option key={one.name} value={one.name}>
                  {fieldLabel(one.name)}
                </option>
              ))}
            </select>
            {field ? (
              <ValueInput
                field={field}
                condition={{ field: name, operator: 'equals', value: value as string | number | undefined }}
                onChange={(changed) => set(entries.with(index, [name, changed ?? null]))}
              />
            ) : (
              <code>{JSON.stringify(value)}</code>
            )}
            <IconButton
              icon="close"
              label={t('editor.remove_value', { field: label })}
              onClick={() => set(entries.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      {errors ? <p className={styles['error']}>{errors.join(' ')}</p> : undefined}
      <div>
        <Button
          icon="plus"
          look="plain"
          onClick={() => set([...entries, [(free.find(({ name }) => name === 'budget') ?? free[0])?.name ?? '', null]])}
        >
          {t('editor.add_value')}
        </Button>
      </div>
    </div>
  );
}

function listOf(text: unknown): readonly string[] | undefined {
  if (typeof text !== 'string') return undefined;
  return text.split(',').map((one) => one.trimStart());
}
