export { type FilterValue, parseFilterValue, type ValueFilter, valueTypeLabels } from './filter-values';
export { matchesUntyped, matchesValues, type RecordValue, type UntypedFilter } from './match-values';
export {
  isOperator,
  type Operator,
  operatorRules,
  operators,
  operatorsOf,
  positiveForm,
  type ValueType,
} from './operators';
export { containsPattern, searchText } from './search-text';
export { parseTimeRange, type TimeRange } from './time-range';
