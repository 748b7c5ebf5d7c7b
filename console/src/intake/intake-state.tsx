import { Badge, type Tone } from '../ui/badge';
import type { IntakeLink } from './intake-api';
import { useIntakeText } from './use-intake-text';

type State = IntakeLink['state'];

const TONES: Readonly<Record<State, Tone>> = {
  active: 'good',
  inactive: 'neutral',
  expired: 'warn',
  exhausted: 'warn',
};

/** Whether a link accepts submissions, and why not. */
export function IntakeState({ state }: { state: State }) {
  const t = useIntakeText();
  return <Badge tone={TONES[state]}>{t(`intake.state_${state}`)}</Badge>;
}
