export { Random } from './random';
export { simulate } from './simulate';
export { SimulatedProcess, Simulation } from './simulation';
