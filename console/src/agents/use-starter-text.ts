import { useAgentsText } from './use-agents-text';

const STARTERS = ['user', 'service_account', 'automation', 'assistant', 'ai_agent'] as const;

/** The text of a kind of caller that starts executions. */
export function useStarterText(): (kind: string) => string {
  const t = useAgentsText();
  return (kind) => {
    const known = STARTERS.find((one) => one === kind);
    return known ? t(`starter.${known}`) : kind.replaceAll('_', ' ');
  };
}
