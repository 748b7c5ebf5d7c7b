const FLAG = '--dry-run';

/** Takes --dry-run, which every command has, from its arguments. */
export function withoutDryRun(args: readonly string[]): { args: readonly string[]; isDryRun: boolean } {
  return { args: args.filter((arg) => arg !== FLAG), isDryRun: args.includes(FLAG) };
}
