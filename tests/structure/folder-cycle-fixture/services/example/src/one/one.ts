import { two } from '../two/two';

export const one = two;
