import { runCommand } from '../run-command';
import { person } from './person';

runCommand(person);
