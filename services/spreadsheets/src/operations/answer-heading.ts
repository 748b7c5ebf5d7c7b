/** Heading of a field in a CSV of answers, which has the fields of all forms side by side. */
export function headingWithForm(title: string, label: string): string {
  return `${title}: ${label}`;
}
