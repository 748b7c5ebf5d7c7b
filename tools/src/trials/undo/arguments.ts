import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';

export type UndoTrialOptions = {
  readonly seconds: number;
  readonly seed: number;
  /** Tenants at the same time. */
  readonly tenants: number;
  /** `connection.json` of a running system. Without it, a new system is started. */
  readonly connection: string | undefined;
};

const OPTIONS = {
  minutes: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
  tenants: { type: 'string', default: '4' },
  connection: { type: 'string' },
} as const;

/** @throws StartFailure for invalid arguments. */
export function parseUndoTrialArguments(args: readonly string[]): UndoTrialOptions {
  const { minutes, seed, tenants, connection } = parse(args);
  const numbers = { seconds: Number(minutes) * 60, seed: Number(seed), tenants: Number(tenants) };
  const isValid = numbers.seconds > 0 && Number.isInteger(numbers.seed) && numbers.tenants >= 1;
  if (!isValid) throw new StartFailure('npm run try:undo -- --minutes 2 --seed 1 --tenants 4 --connection FILE');
  return { ...numbers, connection };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new StartFailure(`npm run try:undo: ${error instanceof Error ? error.message : error}`);
  }
}
