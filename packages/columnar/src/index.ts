export { Bitmap } from './bitmap';
export { ChildRows, type StoredColumn } from './child-rows';
export type { Column, ColumnFilter, ColumnValue } from './column';
export type { Part, PartValue, Stored } from './column-part';
export { headAndNumbers, numberIn, numbersOf } from './column-part';
export { columnSortKey } from './column-sort-key';
export { OnePerRound, SearchPriority, TimeSlices } from './cooperative-scheduling';
export { DictionaryColumn } from './dictionary-column';
export {
  combineGroups,
  compactGroups,
  type Grouping,
  groupByCodes,
  groupByDays,
  groupByNumbers,
  groupByUuids,
} from './grouping';
export { GrowableArray } from './growable-array';
export {
  countGroups,
  type GroupedRows,
  type GroupMeasures,
  type Measured,
  measureGroups,
  measureRows,
} from './measure-groups';
export { NumberColumn } from './number-column';
export { RowOrdering, type Sign, type SortKey } from './row-ordering';
export { ScratchArrays } from './scratch-arrays';
export { MIN_SORTED_ROWS, SortOrder } from './sort-order';
export type { SortableRows } from './sortable-rows';
export { SortedRows } from './sorted-rows';
export { SubstringColumn } from './substring-column';
export { TextColumn } from './text-column';
export { UuidColumn } from './uuid-column';
export { UuidDictionary } from './uuid-dictionary';
