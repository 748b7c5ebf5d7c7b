const HOUR_MS = 3_600_000;
const MORNING = 9;
const MONDAY = 1;
const DAYS = 7;

/** Common ends of a snooze, in the zone of the browser. */
export function snoozeTimes(now: Date): Readonly<Record<'hour' | 'tomorrow' | 'monday', Date>> {
  const untilMonday = (MONDAY - now.getDay() + DAYS) % DAYS || DAYS;
  return { hour: new Date(now.getTime() + HOUR_MS), tomorrow: morningIn(now, 1), monday: morningIn(now, untilMonday) };
}

/** The value of an input for a local date and time. */
export function toLocalInput(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function morningIn(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
}
