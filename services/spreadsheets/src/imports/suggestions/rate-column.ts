import type { ImportTarget } from '../columns/import-target';
import { matchHeading } from './heading-match';
import type { Candidate, SampledColumn } from './suggestion';
import { valueFit } from './value-fit';
import { profileOf, type ValueProfile } from './value-profile';

/** Rates all columns that a column of the sheet can be mapped to, best first: by its heading and its values. */
export function rateColumn(target: ImportTarget, { heading, values }: SampledColumn): Candidate[] {
  const profile = profileOf(values);
  const byHeading = matchHeading(target, heading).map(({ key, reason, confidence }) => ({
    key,
    reason,
    confidence: round(confidence * fitFactor(valueFit(target, key, profile))),
  }));
  const named = new Set(byHeading.map(({ key }) => key));
  const isNameOfExport = isExportOnly(target, heading);
  const byValues = isNameOfExport ? [] : rateValues(target, profile).filter(({ key }) => !named.has(key));
  return [...byHeading, ...byValues].toSorted((one, other) => other.confidence - one.confidence);
}

/** Values that contradict a heading make it unlikely. An empty column is slightly less certain. */
function fitFactor(fit: number | undefined): number {
  if (fit === undefined) return 0.9;
  if (fit >= 0.8) return 1;
  return fit >= 0.5 ? 0.85 : 0.4;
}

/** Columns that values alone suggest. */
function rateValues(target: ImportTarget, profile: ValueProfile): Candidate[] {
  if (profile.count === 0) return [];
  const rated = ratedByValues(target.type, profile);
  return rated
    .filter(([, share]) => share >= 0.8)
    .map(([key, , confidence]) => ({ key, confidence, reason: 'values' as const }));
}

type Rating = readonly [key: string, share: number, confidence: number];

function ratedByValues(type: ImportTarget['type'], profile: ValueProfile): readonly Rating[] {
  switch (type) {
    case 'project':
      return [
        ['project.status', profile.number > 0 ? 0 : profile.status, 0.65],
        ['project.description', profile.long, 0.5],
        ['project.code', Math.min(profile.code, profile.distinct), 0.5],
        ['project.contact', profile.email, 0.4],
      ];
    case 'task':
      return [
        ['task.assignee', profile.email, 0.65],
        ['task.due_at', profile.date, 0.5],
        ['task.done', profile.flag, 0.5],
      ];
    case 'form_answer':
      return [];
    default:
      return [
        [`${type}.email`, profile.email, 0.75],
        [`${type}.phone`, profile.phone, profile.number > 0.8 ? 0.3 : 0.65],
      ];
  }
}

/** Columns that our exports write and imports ignore, such as `Created at`. */
function isExportOnly(target: ImportTarget, heading: string): boolean {
  const name = heading.trim().toLowerCase();
  return target.columns.some(({ key, label, importable }) => !importable && [key, label.toLowerCase()].includes(name));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
