const isoPattern =
  /^(?:(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)Z?)?|T?(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)Z?)$/;

/** Normalizes an ISO 8601 date (cells of type `d`) to the format of serial numbers. */
export function canonicalIsoDate(text: string): string | undefined {
  const [, date, timeOfDate, timeAlone] = isoPattern.exec(text.trim()) ?? [];
  if (date === undefined) return timeAlone === undefined ? undefined : canonicalTime(timeAlone);
  const time = canonicalTime(timeOfDate ?? '00:00');
  return time === '00:00:00' ? date : `${date}T${time}`;
}

function canonicalTime(time: string): string {
  const [seconds, fraction = ''] = time.split('.');
  const ms = fraction.padEnd(3, '0').slice(0, 3);
  return `${seconds?.padEnd(8, ':00')}${ms === '000' ? '' : `.${ms}`}`;
}
