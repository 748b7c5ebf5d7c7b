import type { SpreadsheetOperation } from '@trackway/client';
import { useText } from '../text/text-context';
import { IMPORT_TYPES } from './import-plan';

/** What an operation does, such as `Import: Projects`. */
export function useOperationKind() {
  const t = useText();
  return ({ action, type }: Pick<SpreadsheetOperation, 'action' | 'type'>): string => {
    const known = IMPORT_TYPES.find((one) => one === type);
    return `${t(`transfers.${action}`)}: ${known ? t(`transfers.type_${known}`) : type}`;
  };
}
