const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 30_000;
const PASSING = new Set([429, 502, 503, 504]);

/** Whether the same request may be sent again without doing something twice. */
export function isRepeatable(method: string, options: { repeatable?: boolean | undefined; hasKey: boolean }): boolean {
  return options.repeatable ?? (options.hasKey || ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method));
}

/** A request that was turned down at the door was certainly not carried out; every other fault leaves that open. */
export function isWorthAnotherTry(status: number, repeatable: boolean): boolean {
  return status === 429 || (repeatable && PASSING.has(status));
}

/** What the server asks for, else twice as long each time with a part of chance, so that many clients spread. */
export function waitMs(attempt: number, retryAfter: string | null, random: () => number): number {
  const asked = Number(retryAfter);
  if (retryAfter !== null && Number.isFinite(asked)) return Math.min(asked * 1_000, LONGEST_WAIT_MS);
  const longest = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return longest / 2 + (longest / 2) * random();
}
