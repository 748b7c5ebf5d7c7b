import { EditForm, textProps } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { useText } from '../text/text-context';
import { CheckBox, TextArea, TextField } from '../ui/field';
import { AGENT, type Agent } from './agent-api';

interface AgentDraft {
  readonly [field: string]: string | boolean;
  readonly name: string;
  readonly instructions: string;
  readonly max_tokens: string;
  readonly max_steps: string;
  readonly max_seconds: string;
  readonly needs_approval: boolean;
}

const LIMITS = ['max_tokens', 'max_steps', 'max_seconds'] as const;

/** Changes an agent, which creates a version. Executions that have started keep theirs. */
export function EditAgentDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useText();
  const path = { agent: agent.id };
  const edit = useEdit<AgentDraft>({
    path: `/api/management/ai/agents/${agent.id}`,
    first: draftOf(agent),
    read: async (client) => draftOf((await client.call('get', AGENT, { path })).ai_agent),
    write: (client, changes, options) => client.call('patch', AGENT, { path, body: bodyOf(agent, changes) }, options),
    onDone: useSaved(onClose),
  });
  const labels = {
    name: t('ui.name'),
    instructions: t('agents.instructions'),
    max_tokens: t('agents.max_tokens'),
    max_steps: t('agents.max_steps'),
    max_seconds: t('agents.max_seconds'),
    needs_approval: t('agents.needs_approval'),
  };
  return (
    <EditForm title={t('agents.edit')} edit={edit} labels={labels} onClose={onClose}>
      <TextField label={labels.name} required {...textProps(edit, 'name')} />
      <TextArea label={labels.instructions} required {...textProps(edit, 'instructions')} />
      {LIMITS.map((limit) => (
        <TextField key={limit} label={labels[limit]} type="number" required {...textProps(edit, limit)} />
      ))}
      <CheckBox
        label={labels.needs_approval}
        checked={edit.draft.needs_approval}
        onChange={(event) => edit.set('needs_approval', event.target.checked)}
      />
    </EditForm>
  );
}

function draftOf({ name, instructions, limits, needs_approval }: Agent): AgentDraft {
  const texts = Object.fromEntries(LIMITS.map((limit) => [limit, String(limits[limit])]));
  return { name, instructions, needs_approval, ...texts } as AgentDraft;
}

/** Limits are sent together, because the API replaces them. */
function bodyOf({ limits }: Agent, { name, instructions, needs_approval, ...changes }: Partial<AgentDraft>) {
  const changed = LIMITS.filter((limit) => changes[limit] !== undefined);
  const numbers = Object.fromEntries(changed.map((limit) => [limit, Number(changes[limit])]));
  return {
    ...(name === undefined ? {} : { name }),
    ...(instructions === undefined ? {} : { instructions }),
    ...(needs_approval === undefined ? {} : { needs_approval }),
    ...(changed.length === 0 ? {} : { limits: { ...limits, ...numbers } }),
  };
}
