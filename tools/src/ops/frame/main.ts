import { runCommand } from '../run-command';
import { frame } from './frame';

runCommand(frame);
