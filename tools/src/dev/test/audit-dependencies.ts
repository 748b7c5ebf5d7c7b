import { REPOSITORY } from '../servers/config';
import { captureProgram } from './capture-program';
import { type Tally, tallyOfCheck } from './tally';

/** Without retries, because a registry without this service must not delay the run. */
const AUDIT = [
  'npm',
  'audit',
  '--omit=dev',
  '--audit-level=high',
  '--json',
  '--fetch-retries=0',
  '--fetch-timeout=20000',
] as const;

const NOT_RUN: Tally = { passed: 0, failed: 0 };

type AuditContext = { env: NodeJS.ProcessEnv; stopped: AbortSignal; log: (line: string) => void };

/**
 * Checks packages that ship for known vulnerabilities that are high or critical. Counts as nothing if the registry offers
 * no audit, as many mirrors do, or is unavailable.
 */
export async function auditDependencies({ env, stopped, log }: AuditContext): Promise<Tally> {
  const { code, output } = await captureProgram(AUDIT, { cwd: REPOSITORY, env, stopped });
  const vulnerable = vulnerabilitiesOf(output);
  if (!vulnerable) {
    log('Vulnerabilities were not checked: the registry did not respond to the audit.');
    return NOT_RUN;
  }
  if (code !== 0) log(`Vulnerable packages: ${vulnerable.join(', ')}. See npm audit --omit=dev.`);
  return tallyOfCheck(code);
}

/** Names of vulnerable packages in the report of `npm audit --json`; undefined if there is no report. */
export function vulnerabilitiesOf(output: string): readonly string[] | undefined {
  const start = output.indexOf('{');
  const end = output.lastIndexOf('}');
  if (start < 0) return undefined;
  try {
    const report: { vulnerabilities?: object } = JSON.parse(output.slice(start, end + 1));
    return report.vulnerabilities && Object.keys(report.vulnerabilities);
  } catch {
    return undefined;
  }
}
