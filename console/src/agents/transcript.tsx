import type { ReactNode } from 'react';
import { Badge } from '../ui/badge';
import { Code, Quiet, Row } from '../ui/layout';
import { prettyJson } from '../ui/pretty-json';
import type { Execution } from './agent-api';
import styles from './transcript.module.css';
import { useAgentsText } from './use-agents-text';

/** The input, each message and tool call in order, and the result. */
export function Transcript({ execution }: { execution: Execution }) {
  const t = useAgentsText();
  const { input, steps, error, status, output } = execution;
  const last = steps.at(-1);
  const isRepeated = last?.kind === 'message' && last.result === output;
  return (
    <section aria-label={t('agents.transcript')}>
      <ol className={styles['list']}>
        <Entry of="input" title={t('agents.input')}>
          <p className={styles['text']}>{input || t('agents.hidden')}</p>
        </Entry>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Steps are only added at the end.
          <Step key={index} step={step} />
        ))}
        {output && !isRepeated ? (
          <Entry of="message" title={t('agents.output')}>
            <p className={styles['text']}>{output}</p>
          </Entry>
        ) : undefined}
        {error ? (
          <Entry of="error" title={t(`execution.${status}`)}>
            <p className={styles['text']}>{error}</p>
          </Entry>
        ) : undefined}
      </ol>
    </section>
  );
}

function Step({
  step: { kind, name, arguments: given, result, duration_ms: duration },
}: {
  step: Execution['steps'][number];
}) {
  const t = useAgentsText();
  const about = <Quiet>{duration} ms</Quiet>;
  if (kind === 'message') {
    return (
      <Entry of="message" title={t('agents.message')} about={about}>
        <p className={styles['text']}>{result || t('agents.hidden')}</p>
      </Entry>
    );
  }
  return (
    <Entry of="call" title={<code>{name}</code>} about={about}>
      {given === null || given === undefined ? undefined : (
        <Code label={t('agents.arguments_of', { name: name ?? '' })}>{prettyJson(given)}</Code>
      )}
      <details className={styles['result']}>
        <summary>{t('agents.result')}</summary>
        <Code label={t('agents.result_of', { name: name ?? '' })}>{prettyJson(result)}</Code>
      </details>
    </Entry>
  );
}

function Entry({
  of,
  title,
  about,
  children,
}: {
  of: 'input' | 'message' | 'call' | 'error';
  title: ReactNode;
  about?: ReactNode;
  children: ReactNode;
}) {
  const t = useAgentsText();
  return (
    <li className={styles['entry']} data-kind={of}>
      <Row>
        {of === 'call' ? <Badge tone="accent">{t('agents.tool_call')}</Badge> : undefined}
        <strong>{title}</strong>
        {about}
      </Row>
      {children}
    </li>
  );
}
