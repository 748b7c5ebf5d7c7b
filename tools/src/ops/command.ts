/** What a command of operations gets besides its arguments. */
export interface OpsContext {
  readonly env: NodeJS.ProcessEnv;
  /** True for --dry-run: nothing is changed, and the result says what would be. */
  readonly isDryRun: boolean;
  /** Reports progress, a line at a time. */
  readonly say: (line: string) => void;
}

export interface OpsResult {
  readonly isOk: boolean;
  /** For people. */
  readonly text: string;
  /** For programs: the part of the report that depends on the command. */
  readonly details: unknown;
}

/** @throws StartFailure for invalid arguments and missing settings. */
export type OpsCommand = (args: readonly string[], context: OpsContext) => Promise<OpsResult>;
