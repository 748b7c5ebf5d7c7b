import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';

export type DlqCommand = {
  action: 'list' | 'replay' | 'skip';
  /** The original topic; default: all. */
  topic: string | undefined;
  json: boolean;
};

const USAGE = `npm run dlq                       lists messages that a consumer could not process
npm run dlq -- replay [topic]     publishes them again, after the cause is fixed
npm run dlq -- skip [topic]       lists them no more`;

export function parseDlqArguments(args: readonly string[]): DlqCommand {
  const { values, positionals } = parse(args);
  const [action = 'list', topic, ...more] = positionals;
  if (more.length > 0 || (action !== 'list' && action !== 'replay' && action !== 'skip')) throw new StartFailure(USAGE);
  return { action, topic, json: values.json };
}

function parse(args: readonly string[]) {
  try {
    const options = { json: { type: 'boolean', default: false } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new StartFailure(USAGE);
  }
}
