import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAllAgents } from '../api/use-all';
import { useRead } from '../api/use-read';
import { SelectField } from '../ui/field';
import { Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { EXECUTION_STATES, EXECUTIONS } from './agent-api';
import type { AgentsSearch } from './agents-search';
import { ExecutionTable } from './execution-table';
import { type AgentsTextKey, useAgentsText } from './use-agents-text';

const LIVE_MS = 3_000;

/** Executions of all agents, newest first. */
export function ExecutionsTab() {
  const t = useAgentsText();
  const search = useSearch({ from: '/agents' });
  const navigate = useNavigate({ from: '/agents' });
  const { status, agent, page } = search;
  const filter = { ...(status ? { status } : {}), ...(agent ? { agent_id: agent } : {}) };
  const query = { ...(page ? { page } : {}), filter };
  const read = useRead(EXECUTIONS, { query }, { keepPrevious: true, refetchMs: LIVE_MS });
  return (
    <Stack>
      <Filters search={search} />
      <Loaded of={read}>
        {({ executions, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('agents.no_executions')}>{t('agents.no_executions_about')}</Empty>
          ) : (
            <Stack>
              <ExecutionTable executions={executions} />
              <Pager meta={meta} onPage={(to) => void navigate({ search: { ...search, page: to } })} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Filters({ search }: { search: AgentsSearch }) {
  const t = useAgentsText();
  const navigate = useNavigate({ from: '/agents' });
  const { data: agents = [] } = useAllAgents();
  const set = (name: 'status' | 'agent') => (event: { target: { value: string } }) => {
    const next = { ...search, page: undefined, [name]: event.target.value || undefined };
    void navigate({ search: next as AgentsSearch });
  };
  return (
    <Row>
      <SelectField label={t('ui.status')} value={search.status ?? ''} onChange={set('status')}>
        <option value="">{t('ui.all')}</option>
        {EXECUTION_STATES.map((state) => (
          <option key={state} value={state}>
            {t(`execution.${state}` satisfies AgentsTextKey)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('agents.agent')} value={search.agent ?? ''} onChange={set('agent')}>
        <option value="">{t('ui.all')}</option>
        {agents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Row>
  );
}
