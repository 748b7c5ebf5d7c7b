import { StateBadge } from '../ui/badge';
import type { Execution } from './agent-api';
import { useAgentsText } from './use-agents-text';

export function ExecutionState({ of: { status } }: { of: Pick<Execution, 'status'> }) {
  const t = useAgentsText();
  return <StateBadge state={status} label={t(`execution.${status}`)} />;
}
