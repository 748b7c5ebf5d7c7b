import { errorsBelow, fieldErrors } from '../api/error-facts';
import { type FormState, textProps } from '../edit/edit-form';
import { CheckBox, FieldErrors, TextArea, TextField } from '../ui/field';
import layout from '../ui/layout.module.css';
import { type AgentDraft, OPTIONAL_LIMITS, READ_TOOLS, REQUIRED_LIMITS, WRITE_TOOLS } from './agent-draft';
import styles from './agent-fields.module.css';
import { useAgentsText } from './use-agents-text';

/** All fields of an agent, for a new one and for one that exists. */
export function AgentFields({ form }: { form: FormState<AgentDraft> }) {
  const t = useAgentsText();
  const labels = useAgentLabels();
  const { draft, set, error } = form;
  return (
    <>
      <TextField label={labels.name} {...textProps(form, 'name')} />
      <div className={layout['grid']}>
        <TextField label={labels.provider} hint={t('agents.provider_hint')} {...textProps(form, 'provider')} />
        <TextField label={labels.model} {...textProps(form, 'model')} />
      </div>
      <TextArea label={labels.instructions} {...textProps(form, 'instructions')} />
      <ToolsField errors={errorsBelow(error, 'tools')} value={draft.tools} onChange={(tools) => set('tools', tools)} />
      <CheckBox
        label={labels.needs_approval}
        checked={draft.needs_approval}
        onChange={(event) => set('needs_approval', event.target.checked)}
      />
      <fieldset className={styles['group']}>
        <legend>{t('agents.limits')}</legend>
        <div className={layout['grid']}>
          {[...REQUIRED_LIMITS, ...OPTIONAL_LIMITS].map((limit) => (
            <TextField
              key={limit}
              label={labels[limit]}
              type="number"
              step="any"
              {...textProps(form, limit)}
              placeholder={OPTIONAL_LIMITS.some((one) => one === limit) ? t('agents.no_limit') : ''}
              errors={fieldErrors(error, `limits.${limit}`)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

interface ToolsFieldProps {
  readonly errors: readonly string[] | undefined;
  readonly value: readonly string[];
  readonly onChange: (tools: readonly string[]) => void;
}

/** Tools as check boxes. Tools that this release of the console does not contain can be removed. */
function ToolsField({ errors, value, onChange }: ToolsFieldProps) {
  const t = useAgentsText();
  const known = [...READ_TOOLS, ...WRITE_TOOLS];
  const other = value.filter((tool) => !known.includes(tool));
  const toggle = (tool: string) =>
    onChange(value.includes(tool) ? value.filter((one) => one !== tool) : [...value, tool]);
  const boxes = (tools: readonly string[]) => (
    <div className={layout['grid']}>
      {tools.map((tool) => (
        <CheckBox key={tool} label={<code>{tool}</code>} checked={value.includes(tool)} onChange={() => toggle(tool)} />
      ))}
    </div>
  );
  return (
    <fieldset className={styles['group']}>
      <legend>{t('agents.tools')}</legend>
      <h3>{t('agents.tools_read')}</h3>
      {boxes(READ_TOOLS)}
      <h3>{t('agents.tools_write')}</h3>
      {boxes([...WRITE_TOOLS, ...other])}
      <FieldErrors of={errors} />
    </fieldset>
  );
}

export function useAgentLabels() {
  const t = useAgentsText();
  return {
    name: t('ui.name'),
    provider: t('agents.provider'),
    model: t('agents.model'),
    instructions: t('agents.instructions'),
    tools: t('agents.tools'),
    needs_approval: t('agents.needs_approval'),
    max_tokens: t('agents.max_tokens'),
    max_steps: t('agents.max_steps'),
    max_seconds: t('agents.max_seconds'),
    max_cost: t('agents.max_cost'),
    daily_tokens: t('agents.daily_tokens'),
    daily_cost: t('agents.daily_cost'),
  };
}
