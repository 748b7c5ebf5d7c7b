export { FakeDatabase, FakeLog, type FakeState, FakeTable, fakePage } from './fake-table';
export { Random, seededNumbers } from './random';
export { simulate } from './simulate';
export { type Perform, SimulatedProcess, Simulation } from './simulation';
