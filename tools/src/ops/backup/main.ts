import { runCommand } from '../run-command';
import { backup } from './backup';

runCommand(backup);
