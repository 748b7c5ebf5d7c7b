interface Run {
  readonly command: string;
  /** The first argument. The others may contain personal data, and reports are kept in logs. */
  readonly action: string | undefined;
  readonly isDryRun: boolean;
}

/** Starts a report. The returned function ends it with one line of JSON. */
export function reportOf(
  { command, action, isDryRun }: Run,
  now: () => Date = () => new Date(),
): (isOk: boolean, details: unknown) => string {
  const startedAt = now();
  return (isOk, details) => {
    const seconds = (now().getTime() - startedAt.getTime()) / 1_000;
    const head = { command, action: action ?? null, dry_run: isDryRun, ok: isOk };
    return `${JSON.stringify({ ...head, started_at: startedAt.toISOString(), seconds, details })}\n`;
  };
}
