import { leaf } from '../one/leaf';

export const two = leaf;
