import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Responses other than 2xx or 3xx, and broken connections. */
  readonly failed: number;
}

/** One round of wrk on one core with `connections` keep-alive connections. */
export async function load(options: {
  url: string;
  core: number;
  seconds: number;
  connections: number;
  script?: string;
  scriptArguments?: readonly string[];
}): Promise<Load> {
  const { url, core, seconds, connections, script, scriptArguments = [] } = options;
  const own = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...(script ? ['-s', script] : []), url];
  const behind = scriptArguments.length > 0 ? ['--', ...scriptArguments] : [];
  const { stdout } = await run('taskset', ['-c', String(core), 'wrk', ...own, ...behind]);
  const number = (pattern: RegExp): number => Number(pattern.exec(stdout)?.[1] ?? 0);
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    p99Ms: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + socketErrors.reduce((sum, count) => sum + Number(count), 0),
  };
}

function milliseconds(match: RegExpExecArray | null): number {
  const [, value = '0', unit = 'ms'] = match ?? [];
  return Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1);
}
