import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import type { Execution } from './agent-api';

export function ExecutionState({ of: { status } }: { of: Pick<Execution, 'status'> }) {
  const t = useText();
  return <StateBadge state={status} label={t(`execution.${status}`)} />;
}
