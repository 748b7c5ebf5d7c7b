import { runCommand } from '../run-command';
import { dlq } from './dlq';

runCommand(dlq);
