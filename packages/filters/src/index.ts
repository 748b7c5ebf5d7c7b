export {
  booleanField,
  columnSource,
  foldedColumn,
  numberField,
  optionField,
  relationField,
  textField,
  timeField,
} from './field-builders';
export { type FilterGroup, type FilterGroupInput, filterGroupsInput } from './filter-groups';
export { filterInput, sortInput } from './filter-schemas';
export { argumentSql, filterSql, filtersSql, groupSql, relatedRowsSql, valueSql } from './filter-sql';
export { type FilterValue, parseFilterValue, type ValueFilter, valueTypeLabels } from './filter-values';
export { type Locate, locateIn } from './locate';
export { type FilterTable, foldedFilter, matchColumns } from './match-columns';
export { matchesUntyped, type UntypedFilter } from './match-untyped';
export { matchesValues, type RecordValue } from './match-values';
export {
  isOperator,
  type Operator,
  operatorRules,
  operators,
  operatorsOf,
  positiveForm,
  type ValueType,
} from './operators';
export { type Filter, invalidMember, parseFieldReference, parseFilter, plainSorts, type Sort } from './parse-filter';
export { parseFiltersJson, parseListJson, parseSearch, type Search, type SearchInput } from './parse-search';
export { parseQueryFilters } from './query-filters';
export type { RowsSource, SearchArgument, SearchField, SearchModel, SortedBy, TextColumn } from './search-field';
export { containsPattern, searchText } from './search-text';
export { parseTimeRange, type TimeRange } from './time-range';
