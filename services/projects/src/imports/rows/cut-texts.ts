import { isCutToCell } from '@trackway/contracts';

/** The values of a row without texts that an export has only cut to the length of a cell. */
export function withoutCutTexts<Fields extends object>(fields: Fields, stored: Partial<Fields>): Fields {
  const changed = Object.entries(fields).filter(([name, value]) => !isCutToCell(value, stored[name as keyof Fields]));
  return Object.fromEntries(changed) as Fields;
}
