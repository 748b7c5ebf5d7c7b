import { createLogger, type Logger } from '@trackway/runtime';

/** A logger without output. */
export function quietLogger(): Logger {
  return createLogger({ service: 'test', level: 'silent' });
}

/** A unique prefix for topics and consumer groups. */
export function freshTopicPrefix(): string {
  return `t${Math.random().toString(36).slice(2, 12)}.`;
}
