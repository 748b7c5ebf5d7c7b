/** Labels of one conversation. */
export const MAX_LABELS = 20;

/** Labels are compared without case: in lower case and in one form of Unicode. */
export function normalizeLabel(label: string): string {
  return label.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
