import { automationDescriptions } from './automation-descriptions';
import { boardDescriptions } from './board-descriptions';
import { causesDescriptions } from './causes-descriptions';
import { channelsDescriptions } from './channels-descriptions';
import { directoryDescriptions } from './directory-descriptions';
import { formsDescriptions } from './forms-descriptions';
import { memberDescriptions } from './member-descriptions';
import { responsesDescriptions } from './responses-descriptions';
import { spreadsheetsDescriptions } from './spreadsheets-descriptions';
import { timeDescriptions } from './time-descriptions';
import { webhooksDescriptions } from './webhooks-descriptions';

const times = Object.entries(timeDescriptions).map(([name, text]) => [name, `${text} (UTC, ISO 8601)`] as const);

/**
 * Descriptions of members by name, and of those whose meaning depends on the schema or member that contains them by
 * their complete path from a named schema, or by the last two names of the path.
 */
export const descriptions: ReadonlyMap<string, string> = new Map([
  ...Object.entries(memberDescriptions),
  ...times,
  ...[
    automationDescriptions,
    boardDescriptions,
    causesDescriptions,
    channelsDescriptions,
    directoryDescriptions,
    formsDescriptions,
    responsesDescriptions,
    spreadsheetsDescriptions,
    webhooksDescriptions,
  ].flatMap((table) => Object.entries(table)),
]);
