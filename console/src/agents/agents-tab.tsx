import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import type { Agent } from './agent-api';
import { CreateAgentDialog } from './create-agent-dialog';
import { useAgentsText } from './use-agents-text';

export function AgentsTab() {
  const t = useAgentsText();
  const { page } = useSearch({ from: '/agents' });
  const navigate = useNavigate({ from: '/agents' });
  const read = useRead('/api/management/ai/agents', { query: page ? { page } : {} }, { keepPrevious: true });
  const [isCreating, setCreating] = useState(false);
  return (
    <Stack>
      <Row>
        <Button icon="plus" look="primary" onClick={() => setCreating(true)}>
          {t('agents.create')}
        </Button>
      </Row>
      {isCreating ? <CreateAgentDialog onClose={() => setCreating(false)} /> : undefined}
      <Loaded of={read}>
        {({ ai_agents: agents, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('agents.none')}>{t('agents.none_about')}</Empty>
          ) : (
            <Stack>
              <AgentTable agents={agents} />
              <Pager meta={meta} onPage={(to) => void navigate({ search: { tab: 'agents', page: to } })} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

function AgentTable({ agents }: { agents: readonly Agent[] }) {
  const t = useAgentsText();
  return (
    <Table
      label={t('agents.agents')}
      rows={agents}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('ui.name'),
          cell: ({ id, name }) => (
            <Link to="/agents/$agent" params={{ agent: id }}>
              {name}
            </Link>
          ),
        },
        { key: 'model', title: t('agents.model'), cell: ({ provider, model }) => `${provider} / ${model}` },
        {
          key: 'approval',
          title: t('agents.approval'),
          cell: ({ needs_approval: needed }) =>
            needed ? <Badge tone="warn">{t('agents.needs_approval')}</Badge> : t('agents.no_approval'),
        },
        { key: 'tools', title: t('agents.tools'), isNumber: true, cell: ({ tools }) => tools.length },
        { key: 'owner', title: t('rules.owner'), cell: ({ owner }) => owner.name ?? owner.id },
        { key: 'updated', title: t('ui.updated'), cell: ({ updated_at: at }) => <Time at={at} relative /> },
      ]}
    />
  );
}
