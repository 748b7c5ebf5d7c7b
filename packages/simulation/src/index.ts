export { seededNumbers } from './random';
export { simulate } from './simulate';
export { type Perform, SimulatedProcess, Simulation } from './simulation';
