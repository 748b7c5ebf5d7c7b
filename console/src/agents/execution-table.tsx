import { Link } from '@tanstack/react-router';
import { useNumber } from '../ui/money';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import type { Execution } from './agent-api';
import { Cost } from './cost';
import { ExecutionState } from './execution-state';
import { useAgentsText } from './use-agents-text';
import { useStarterText } from './use-starter-text';

export function ExecutionTable({ executions }: { executions: readonly Execution[] }) {
  const t = useAgentsText();
  const number = useNumber();
  const starterText = useStarterText();
  return (
    <Table
      label={t('ui.table_of', { name: t('agents.executions') })}
      rows={executions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'agent',
          title: t('agents.agent'),
          cell: ({ id, agent }) => (
            <Link to="/agents/executions/$execution" params={{ execution: id }}>
              {agent.name}
            </Link>
          ),
        },
        { key: 'status', title: t('ui.status'), cell: (execution) => <ExecutionState of={execution} /> },
        { key: 'trigger', title: t('rules.trigger'), cell: ({ trigger }) => starterText(trigger) },
        { key: 'by', title: t('ui.by'), cell: ({ started_by: by }) => by.name ?? by.id },
        { key: 'tokens', title: t('agents.tokens'), isNumber: true, cell: ({ tokens }) => number(tokens.total) },
        { key: 'cost', title: t('agents.cost'), isNumber: true, cell: ({ cost }) => <Cost of={cost} /> },
        { key: 'at', title: t('ui.created'), cell: ({ created_at: at }) => <Time at={at} relative /> },
      ]}
    />
  );
}
