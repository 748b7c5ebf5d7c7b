import { english, type Texts } from './english';

export const portuguese: Texts = { ...english };
